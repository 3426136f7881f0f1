#!/usr/bin/env bash
# Makes the web's fonts from the packages' files: a subset with the letters of western and central Europe, which players' names
# use, and the signs we print. Needs fonttools and brotli for Python (Debian: python3-fonttools python3-brotli). Run it from the
# root of the project.
set -euo pipefail

python=${PYTHON:-/usr/bin/python3}
signs='U+0020-007E,U+00A0-017F,U+2010-2027,U+2030-203A,U+20AC,U+2122,U+2190-2193,U+2212,U+2248,U+2260,U+2264,U+2265'
features='kern,liga,calt,ccmp,locl,mark,mkmk,lnum,tnum,pnum,case'

for font in besley/{700Bold/Besley_700Bold,800ExtraBold/Besley_800ExtraBold} \
  source-sans-3/{400Regular/SourceSans3_400Regular,600SemiBold/SourceSans3_600SemiBold,700Bold/SourceSans3_700Bold}; do
  "$python" -m fontTools.subset "node_modules/@expo-google-fonts/$font.ttf" --flavor=woff2 \
    --unicodes="$signs" --layout-features="$features" --output-file="assets/fonts/$(basename "$font").woff2"
done
