import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { adviceFor } from './check/english/habits.ts';
import { sentencesIn } from './check/english/read-sentences.ts';
import { commitSubjects, type Sentence } from './check/english/sentences.ts';

const root = path.resolve(import.meta.dirname, '..');

for (const file of git('ls-files', '-z').split('\0')) {
	const read = sentencesIn(file);
	const whole = path.join(root, file);
	// Git still lists a file that was deleted and not committed yet.
	if (read && existsSync(whole)) report(file, read(readFileSync(whole, 'utf8')));
}
report('git log', commitSubjects(newSubjects()));
if (process.exitCode) console.error('docs/style.md shows how to write it instead.');

function report(place: string, sentences: readonly Sentence[]): void {
	for (const { line, text } of sentences) {
		for (const advice of adviceFor(text)) {
			console.error(`${place}:${line} ${advice}: ${text.slice(0, 120)}`);
			process.exitCode = 1;
		}
	}
}

/** The subjects of commits that are not in the main branch yet; empty in a checkout without it. */
function newSubjects(): string {
	for (const main of ['origin/main', 'main']) {
		try {
			return git('log', '--format=%s', `${main}..HEAD`);
		} catch {
			// This checkout does not have the branch.
		}
	}
	return '';
}

function git(...args: readonly string[]): string {
	return execFileSync('git', args, {
		cwd: root,
		encoding: 'utf8',
		stdio: ['ignore', 'pipe', 'ignore'],
		maxBuffer: 2 ** 26,
	});
}
