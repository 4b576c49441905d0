import { palette } from '../../../theme/palette.ts';
import { tones } from '../colour.ts';
import { day, type Light, night } from '../light.ts';
import { diya, hangingLamp, stringLights } from '../lights.ts';
import { figure } from '../people/figure.ts';
import { team } from '../people/team.ts';
import { camera } from '../perspective.ts';
import { aloe, tulsi } from '../plants.ts';
import { chai, kite, laptop, mug, pencil, phone } from '../props.ts';
import { type Scene, scene } from '../scene.ts';
import { circle, group, rect, type Svg } from '../svg.ts';
import { closedWindow } from '../window/shutters.ts';
import { openWindow } from '../window.ts';

/** A sheet of windows of every shape by night and by day, and of props. */
const view = camera({ cx: 800, cy: 420 });
const slab = (light: Light) => ({ colour: light.sill.lip, under: '#071411' });

function nightStreet(): Svg {
  const lit = night('raat', 'genda');
  const blue = night('raat', 'neel');
  const pink = night('madder', 'raniWash');
  return [
    rect(0, 0, 900, 520, lit.wall),
    rect(900, 0, 700, 520, pink.wall),
    openWindow(view, lit, {
      x: 90,
      y: 130,
      width: 240,
      height: 300,
      trim: { width: 16 },
      wallpaper: { textile: 'buti', colour: '#FFC544' },
      furniture: [{ z: 200, draw: group({ at: [250, 90] }, hangingLamp(70)) }],
      seated: [
        {
          z: 70,
          draw: group(
            { at: [205, 320], scale: 0.95 },
            figure(
              team.meher,
              {
                view: 'right',
                eyes: 'down',
                right: {
                  elbow: [96, 146],
                  wrist: [84, 62],
                  hand: 'grip',
                  turn: -84,
                  mirror: true,
                  lit: true,
                  holds: phone(),
                },
              },
              lit.shadow,
            ),
          ),
        },
      ],
      slab: slab(lit),
      before: [{ z: -30, draw: group({ at: [120, 430], scale: 0.8 }, aloe(tones.pattaLight, palette.rani)) }],
    }),
    openWindow(view, blue, {
      x: 470,
      y: 130,
      width: 240,
      height: 300,
      trim: { width: 16 },
      wallpaper: { textile: 'gamcha', colour: '#2C55E6', scale: 2 },
      seated: [
        {
          z: 70,
          draw: group(
            { at: [590, 316], scale: 0.92 },
            figure(
              team.joel,
              { tilt: 5, eyes: 'happy', lap: group({ at: [0, 180], scale: 0.9 }, laptop()) },
              blue.shadow,
            ),
          ),
        },
      ],
      slab: slab(blue),
      shutters: [
        { side: 'left', open: 160, colour: '#0F5B54', slat: '#083B37', slats: 8 },
        { side: 'right', open: 120, colour: '#137068', slat: '#0B4A45', slats: 8 },
      ],
    }),
    openWindow(view, pink, {
      x: 1000,
      y: 110,
      width: 260,
      height: 330,
      shape: 'arch',
      trim: { width: 26 },
      wallpaper: { textile: 'ikat', colour: palette.white, scale: 1.4 },
      leaning: [
        group(
          { at: [1130, 300], scale: 1 },
          figure(
            team.tara,
            {
              mouth: 'laugh',
              right: {
                elbow: [128, 60],
                wrist: [150, -32],
                hand: 'open',
                lit: true,
                mirror: true,
                turn: -80,
              },
              left: { elbow: [-112, 130], wrist: [-60, 60], holds: chai(), hand: 'grip', turn: -20 },
            },
            pink.shadow,
          ),
        ),
      ],
      before: [{ z: -50, draw: group({ at: [1020, 440] }, diya()) }],
    }),
    closedWindow({ x: 1370, y: 150, width: 150, height: 260 }, '#0F5B54', '#083B37', 10),
    stringLights({ from: [900, 60], to: [1600, 80], sag: 30, bulbs: 14 }),
  ].join('');
}

function dayStreet(): Svg {
  const light = day.gendaWash;
  const hole = { x: 120, y: 640, width: 250, height: 260 };
  return [
    openWindow(view, light, {
      ...hole,
      leaning: [group({ at: [245, 800], scale: 0.9 }, figure(team.bhatnagar, { turn: 0.4 }, light.shadow))],
    }),
    circle(610, 790, 164, light.trim),
    openWindow(view, light, {
      x: 470,
      y: 650,
      width: 280,
      height: 280,
      shape: 'round',
      trim: false,
      sill: false,
      seated: [
        {
          z: 20,
          draw: group({ at: [610, 850], scale: 0.95 }, figure(team.zoya, { look: 0.6 }, light.shadow)),
        },
      ],
    }),
    ...[
      mug(palette.rani, light.shadow),
      chai(),
      pencil(),
      phone(),
      tulsi(),
      group({ scale: 0.7 }, kite(palette.rani, palette.raniDeep)),
    ].map((thing, index) => group({ at: [860 + index * 120, 860], scale: 1.3 }, thing)),
  ].join('');
}

export const windows: Scene = scene({
  name: 'windows',
  width: 1600,
  height: 1000,
  wall: 'gendaWash',
  draw: () => [dayStreet(), nightStreet()],
});
