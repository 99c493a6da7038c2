import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { adviceFor } from './check/english/habits.ts';
import { sentencesIn } from './check/english/read-sentences.ts';

const root = path.resolve(import.meta.dirname, '..');
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split(
	'\0',
);

for (const file of tracked) {
	const read = sentencesIn(file);
	const whole = path.join(root, file);
	// Git still lists a file that was deleted and not committed yet.
	if (!read || !existsSync(whole)) continue;
	for (const { line, text } of read(readFileSync(whole, 'utf8'))) {
		for (const advice of adviceFor(text)) {
			console.error(`${file}:${line} ${advice}: ${text.slice(0, 120)}`);
			process.exitCode = 1;
		}
	}
}
if (process.exitCode) console.error('docs/style.md shows how to write it instead.');
