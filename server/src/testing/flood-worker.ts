import { flood } from '../survival/strangers.ts';

// A process that floods a server, so that its own load does not slow down who measures.

const [, , port = '', connections = '', seconds = ''] = process.argv;
const limits = { connections: Number(connections), forMs: Number(seconds) * 1000 };
process.stdout.write('floods\n');
process.stdout.write(`sent ${await flood(Number(port), limits)}\n`);
