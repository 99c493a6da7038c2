import { type Commit, type Finding, keyOf } from './audited-commit.ts';

/** Findings that the comment on a commit names wrongly or leaves out, by those of both commits. */
export function commentFaults(after: Commit, before: Commit): readonly string[] {
	const named = namedIn(after.comment);
	const [, all = ''] = after.comment.split('<summary>All findings</summary>');
	return [
		...differences('worse', named.get('Worse than before'), grown(after, before, true)),
		...differences('fixed', named.get('Fixed'), grown(before, after, true)),
		...differences('unknown before', named.get('Not checked before'), grown(after, before, false)),
		...after.findings
			.filter(({ rule, severity }) => severity !== 'note' && !all.includes(rule))
			.map(({ file, rule }) => `“${rule}” of ${file} is not in the list of all findings`),
	];
}

/** `file: message` of each change, by the title above it. */
function namedIn(comment: string): ReadonlyMap<string, readonly string[]> {
	const [, changes = ''] = /```text\n([\s\S]*?)\n```/.exec(comment) ?? [];
	const named = new Map<string, string[]>();
	let [file, title] = ['', ''];
	for (const line of changes.split('\n')) {
		const [, indent = '', text = ''] = /^( *)(.*)$/.exec(line) ?? [];
		if (indent.length === 0) file = text;
		else if (indent.length === 2) title = text;
		else if (indent.length === 4)
			named.set(title, [...(named.get(title) ?? []), `${file}: ${text}`]);
	}
	return named;
}

function differences(
	kind: string,
	named: readonly string[] = [],
	expected: readonly string[],
): readonly string[] {
	return [
		...expected.filter((one) => !named.includes(one)).map((one) => `not named as ${kind}: ${one}`),
		...named.filter((one) => !expected.includes(one)).map((one) => `wrongly ${kind}: ${one}`),
	];
}

/** Findings with more places than in the other commit, where that one was checked or was not. */
function grown(after: Commit, before: Commit, isChecked: boolean): readonly string[] {
	const placesIn = ({ file, rule }: Finding) =>
		before.findings.find((one) => one.file === file && one.rule === rule)?.places ?? 0;
	return after.findings
		.filter(({ isHint }) => !isHint)
		.filter((one) => one.places > placesIn(one) && before.unchecked.has(keyOf(one)) !== isChecked)
		.map(({ file, message }) => `${file}: ${message}`);
}
