import { execFileSync } from 'node:child_process';

/** The files that differ from main, with those that nobody has committed yet. */
export function changedFiles(root: string): readonly string[] {
	const git = (...args: readonly string[]) =>
		execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
	const base = baseOf(git);
	const lists = [
		git('diff', '--name-only', '--diff-filter=d', base),
		git('ls-files', '--others', '--exclude-standard'),
	];
	return [...new Set(lists.flatMap((list) => list.split('\n')).filter((file) => file !== ''))];
}

function baseOf(git: (...args: readonly string[]) => string): string {
	for (const main of ['origin/main', 'main']) {
		try {
			return git('merge-base', 'HEAD', main).trim();
		} catch {
			// A clone may have only one of them, or neither.
		}
	}
	return 'HEAD';
}
