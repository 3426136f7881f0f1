/** English, German and Dutch each have two forms, one and other. Knows no other language's plurals. */
export const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other)
