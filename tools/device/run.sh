#!/usr/bin/env bash
# Installs an APK on the connected Android device or emulator and plays it with Maestro: bash tools/device/run.sh app-release.apk
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
adb install -r "$1"
adb shell settings put system font_scale 1.0
maestro test tools/device/match.yaml
trap 'adb shell settings put system font_scale 1.0' EXIT
adb shell settings put system font_scale 2.0
maestro test tools/device/largeText.yaml
