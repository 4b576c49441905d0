#!/bin/sh
# Stand-in for systemctl where systemd does not run: starts and stops agency-way by its unit. It does not restart a
# failed service, and cannot filter system calls.
set -eu
unit=/etc/systemd/system/agency-way.service
pid=/var/agency-way.pid

of() { sed -n "s/^$1=//p" $unit; }

stop() {
  [ -e $pid ] || return 0
  kill "$(cat $pid)" 2>/dev/null || true
  # An ended process has no exe, even before its parent waits for it.
  for tenth in $(seq "$(of TimeoutStopSec)0"); do
    [ -e "/proc/$(cat $pid)/exe" ] || return 0
    sleep 0.1
  done
  echo "agency-way does not stop." >&2
  return 1
}

start() {
  state=/var/lib/$(of StateDirectory)
  install -d -o "$(of User)" -g "$(of User)" -m "$(of StateDirectoryMode)" "$state"
  cd "$(of WorkingDirectory)"
  umask "$(of UMask)"
  # Unquoted, so that the shell splits them into words.
  # shellcheck disable=SC2046
  env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin HOME="$state" USER="$(of User)" \
    $(of Environment) $(cat "$(of EnvironmentFile)") \
    /standIns/confined "$(of User)" "$state" $(of ExecStart) >>/var/log/agency-way.log 2>&1 </dev/null &
  echo $! >$pid
}

case $1 in
  daemon-reload) [ ! -e /usr/bin/systemd-analyze ] || systemd-analyze verify $unit ;;
  enable | start) start ;;
  stop) stop ;;
  restart) stop && start ;;
  *) echo "Nobody stands in for systemctl $1." >&2 && exit 1 ;;
esac
