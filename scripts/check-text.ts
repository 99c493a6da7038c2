import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { unwantedText } from './check/unwanted-text.ts';

const root = path.resolve(import.meta.dirname, '..');
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split(
	'\0',
);

for (const file of tracked) {
	const whole = path.join(root, file);
	if (!file || !existsSync(whole)) continue;
	for (const { line, text, why } of unwantedText(readFileSync(whole, 'utf8'), [root, homedir()])) {
		console.error(`${file}:${line} ${why}: ${text.slice(0, 120)}`);
		process.exitCode = 1;
	}
}
