import { lineNames, type PageLines, verificationNames } from './page-lines.ts';

/**
 * `lost` is what search would notice at once: a page that becomes findable or hidden, cannot be
 * reached any more, or no longer proves whose site it is.
 */
export type State = 'lost' | 'differs' | 'added';

export interface Difference {
	/** Name of the line in PageLines. */
	readonly line: string;
	/** Empty if the page does not have it. */
	readonly before: string;
	readonly after: string;
	readonly state: State;
}

/** The lines of a page that would change, the losses first. */
export function differences(before: PageLines, after: PageLines): readonly Difference[] {
	const names = [...new Set([...before.keys(), ...after.keys()])];
	const all = names.flatMap((line) => {
		const [theirs, ours] = [before.get(line) ?? '', after.get(line) ?? ''];
		const state = stateOf(line, theirs, ours);
		return state ? [{ line, before: theirs, after: ours, state }] : [];
	});
	return order.flatMap((state) => all.filter((each) => each.state === state));
}

const order: readonly State[] = ['lost', 'differs', 'added'];

function stateOf(line: string, before: string, after: string): State | null {
	if (line === lineNames.robots) return stateOfRobots(before, after);
	if (line === lineNames.status) return stateOfStatus(Number(before), Number(after));
	if (same(before) === same(after)) return null;
	if (before === '') return 'added';
	const isLost = after === '' && verificationNames.includes(line);
	const isEmptied = line === lineNames.entries && Number(before) > 0 && !Number(after);
	return isLost || isEmptied ? 'lost' : 'differs';
}

/** Equal for different ways to write the same. */
const same = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function stateOfStatus(before: number, after: number): State | null {
	if (before === after) return null;
	return before < 400 && after >= 400 ? 'lost' : 'differs';
}

function stateOfRobots(before: string, after: string): State | null {
	const [theirs, ours] = [restrictions(before), restrictions(after)];
	if (theirs.has('noindex') !== ours.has('noindex')) return 'lost';
	return [...theirs].sort().join() === [...ours].sort().join() ? null : 'differs';
}

/** The things that robots directives forbid; `index`, `follow` and unlimited previews forbid nothing. */
const restrictions = (robots: string): ReadonlySet<string> =>
	new Set(
		robots
			.toLowerCase()
			.replaceAll(/\bnone\b/g, 'noindex, nofollow')
			.match(/\bno[a-z]+\b/g) ?? [],
	);
