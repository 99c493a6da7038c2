import { readFileSync } from 'node:fs';
import { dayMs } from '@plumbline/core/time';

// Imported by processes of stories (NODE_OPTIONS) whose days pass as a file says.

const realNow = Date.now;
const file = process.env.STORY_DAYS_FILE ?? '';
let known = { readMs: 0, days: 0 };

function now(): number {
	const real = realNow();
	if (real - known.readMs > 50) known = { readMs: real, days: Number(readFileSync(file, 'utf8')) };
	return real + known.days * dayMs;
}

globalThis.Date = new Proxy(Date, {
	construct: (RealDate, given, target) =>
		Reflect.construct(RealDate, given.length === 0 ? [now()] : given, target),
	get: (RealDate, name) => (name === 'now' ? now : Reflect.get(RealDate, name)),
});
