import type { DerivedFacts, FactRequest } from './derived/derived-fact.ts';
import { derivedFacts } from './derived/derived-facts.ts';
import type { FactName, Facts } from './fact-names.ts';
import type { PageFacts } from './page-facts.ts';

/** Values of derived facts with their inputs; lets a live audit keep unchanged facts. */
export type FactMemory = Map<FactName, Remembered>;

interface Remembered {
	readonly request: FactRequest;
	/** All facts that the fact reads or may read, in this order. */
	readonly inputs: readonly unknown[];
	readonly value: unknown;
}

/** The facts of one page, including those that follow from others. */
export interface FactStore {
	/** The fact, or null if it cannot be known. */
	readonly get: <Name extends FactName>(name: Name) => Facts[Name] | null;
	/** Why a fact is null: the reason of the first unknown fact that it needs. */
	readonly reason: (name: FactName) => string;
	/** Every fact requested so far, by name; rules and derived facts read them from here. */
	readonly values: Readonly<Record<string, unknown>>;
}

const notDerived = Object.fromEntries(Object.keys(derivedFacts).map((name) => [name, undefined]));

/** Facts by name: those of the page as they are, derived ones on first use. */
export function createFactStore(
	page: PageFacts,
	request: FactRequest,
	memory?: FactMemory,
): FactStore {
	const values: Record<string, unknown> = { ...page.facts, ...notDerived };
	const broken = new Set<FactName>();

	function get(name: FactName): unknown {
		const value = values[name];
		if (value !== undefined) return value;
		const derived = derive(name as keyof DerivedFacts); // the page has all others
		values[name] = derived;
		return derived;
	}

	function derive(name: keyof DerivedFacts): unknown {
		const { asks, derive, mayRead, reads } = derivedFacts[name];
		for (const input of reads) if (get(input) === null) return null;
		for (const input of mayRead) get(input);
		const known = memory?.get(name);
		const isAskedAgain = known && asks.every((asked) => known.request[asked] === request[asked]);
		const remembered = isAskedAgain ? known : null;
		if (remembered && isSame(remembered.inputs, values, reads, mayRead)) return remembered.value;
		try {
			const value = derive(values, request, remembered?.value);
			memory?.set(name, { request, inputs: pick(values, reads, mayRead), value });
			return value;
		} catch (cause) {
			request.onError({ name }, cause);
			broken.add(name);
			return null;
		}
	}

	function reason(name: FactName): string {
		if (broken.has(name)) return 'rule_error';
		if (name in page.facts) return page.unknown[name as keyof PageFacts['unknown']] ?? 'unknown';
		const { reads } = derivedFacts[name as keyof DerivedFacts];
		const missing = reads.find((input) => get(input) === null);
		return missing ? reason(missing) : 'unknown';
	}

	// The name determines the type; the maps cannot express that.
	return { get: get as FactStore['get'], reason, values };
}

/** The values of these facts, in this order. */
export const pick = (
	values: Readonly<Record<string, unknown>>,
	reads: readonly FactName[],
	mayRead: readonly FactName[],
): readonly unknown[] => [
	...reads.map((name) => values[name]),
	...mayRead.map((name) => values[name]),
];

/** Whether `pick` would give the same values again. */
export function isSame(
	picked: readonly unknown[],
	values: Readonly<Record<string, unknown>>,
	reads: readonly FactName[],
	mayRead: readonly FactName[],
): boolean {
	let index = 0;
	for (const name of reads) if (picked[index++] !== values[name]) return false;
	for (const name of mayRead) if (picked[index++] !== values[name]) return false;
	return true;
}
