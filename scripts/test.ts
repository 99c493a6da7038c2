import { tmpdir } from 'node:os';
import path from 'node:path';
import { Mistake } from './run/mistake.mjs';
import { readCommandLine } from './run/selection/command-line.mjs';
import { select } from './run/selection/selection.mjs';
import { folderInMemory } from './test/folder-in-memory.ts';
import { join } from './test/outcome.ts';
import { runStages } from './test/run-stages.ts';
import { stagesOf } from './test/stages.ts';
import { timetable } from './test/timetable.ts';
import { verdict } from './test/verdict.ts';

const root = path.resolve(import.meta.dirname, '..');
// Tests start hundreds of programs; without this each would compile the same modules again.
process.env.NODE_COMPILE_CACHE ??= path.join(root, '.cache/compile');
process.env.TMPDIR ??= folderInMemory() ?? tmpdir();

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort());

const stages = await stagesOf(selected());
const done = await runStages(stages, stop.signal);
if (stop.signal.aborted) process.exit(1);

const whole = join(done.map(({ outcome }) => outcome));
const { lines, exitCode } = verdict(whole, Boolean(process.env.CI));
console.log(`\n${[...timetable(done, whole.parts), ...lines].join('\n')}`);
process.exitCode = exitCode;

function selected() {
	try {
		return select(root, readCommandLine(process.argv.slice(2)));
	} catch (error) {
		if (!(error instanceof Mistake)) throw error;
		console.error(error.message);
		process.exit(2);
	}
}
