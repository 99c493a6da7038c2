import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { documentFaults } from './check/document-faults.ts';
import { unwantedText } from './check/unwanted-text.ts';

const root = path.resolve(import.meta.dirname, '..');
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
	.split('\0')
	.filter((file) => file && existsSync(path.join(root, file)));

for (const file of tracked) {
	const text = read(file) ?? '';
	for (const { line, text: part, why } of unwantedText(text, [root, homedir()])) {
		report(`${file}:${line} ${why}: ${part.slice(0, 120)}`);
	}
	if (file.endsWith('.md')) for (const fault of documentFaults({ file, text }, read)) report(fault);
}

function report(fault: string): void {
	console.error(fault);
	process.exitCode = 1;
}

/** A folder is a target of links too, without headings. */
function read(file: string): string | null {
	const whole = path.join(root, file);
	if (!existsSync(whole)) return null;
	return statSync(whole).isDirectory() ? '' : readFileSync(whole, 'utf8');
}
