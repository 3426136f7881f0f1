/** The 128 words a seal is called by, in English. Their order is part of the format: a seal keeps its words for ever. */
export const sealWords: readonly string[] = `
acorn anchor anvil apple apron arrow badger barrel basket beacon bell berry blanket boot bottle bridge
broom bucket buckle button cabin candle canoe canyon cart castle cedar chain cherry chimney clock clover
coin comet compass copper corn cradle creek crow cup daisy deer drum eagle ember fence fern fiddle finch
fire flag flute forge fox garden ghost glove goat gold goose gravel hammer harp hawk hedge hill honey
hook horn horse island jar jug kettle key kite ladder lake lamp lark leaf lemon map maple mask meadow
mill mitten mirror moon moss mule nail needle nest nut oak olive otter owl paddle pan paper pear pepper
pillow plum pond quilt rabbit raft raven ribbon river rope saddle salt shovel silver spoon star stove
thorn tooth tower wagon wolf
`
  .trim()
  .split(/\s+/)
