import { flood } from '../survival/strangers.ts';

// Floods a server from a process of its own, so that the work for it does not distort measurements.

const [, , port = '', connections = '', seconds = ''] = process.argv;
const limits = { connections: Number(connections), forMs: Number(seconds) * 1000 };
process.stdout.write('floods\n');
process.stdout.write(`sent ${await flood(Number(port), limits)}\n`);
