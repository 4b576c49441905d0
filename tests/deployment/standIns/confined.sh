#!/bin/sh
# confined USER FOLDER COMMAND …: runs a command as a user without rights, who can write to FOLDER and /tmp only.
set -eu
if [ "$1" != --mounted ]; then
  exec unshare --mount --propagation private "$0" --mounted "$@"
fi
user=$2 folder=$3
shift 3
mount --bind "$folder" "$folder"
findmnt --raw --noheadings --output TARGET | grep -Ev "^(/dev|/proc|/sys|$folder)(/|$)" | while read -r place; do
  mount -o remount,bind,ro "$place"
done
mount -t tmpfs tmpfs /tmp
mount -t tmpfs -o ro,mode=000 tmpfs /root
mount -t tmpfs -o ro,mode=000 tmpfs /home
exec setpriv --reuid "$user" --regid "$user" --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all "$@"
