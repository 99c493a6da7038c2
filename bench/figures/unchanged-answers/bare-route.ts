import { text } from 'node:stream/consumers';
import Fastify from 'fastify';

// A bare route with a fixed payload, which it reads from standard input.
const payload: unknown = JSON.parse(await text(process.stdin));
const app = Fastify();
app.get('/', async () => payload);
// The same metric as in Plumbline's own server.
app.get('/metrics', async () => {
	const { system, user } = process.cpuUsage();
	return `process_cpu_seconds_total ${(user + system) / 1_000_000}\n`;
});
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
