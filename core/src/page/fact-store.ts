import type { DerivedFacts, FactRequest } from './derived-fact.ts';
import { derivedFacts } from './derived-facts.ts';
import type { FactName, Facts } from './fact-names.ts';
import type { PageFacts } from './page-facts.ts';

interface Remembered {
	readonly inputs: readonly unknown[];
	readonly value: unknown;
}

/** Values of derived facts by what they were derived from; lets a live audit keep what did not change. */
export type FactMemory = Map<FactName, Remembered>;

export interface FactStore {
	/** The fact, or null where it cannot be known. */
	readonly get: <Name extends FactName>(name: Name) => Facts[Name] | null;
	/** Why a fact is null; the reason of the first fact it needs. */
	readonly reason: (name: FactName) => string;
}

/** Facts by name: those of the page as they are, derived ones when somebody asks. */
export function createFactStore(
	page: PageFacts,
	request: FactRequest,
	memory: FactMemory = new Map(),
): FactStore {
	const derived = new Map<FactName, unknown>();
	const broken = new Set<FactName>();

	function get(name: FactName): unknown {
		if (name in page.facts) return page.facts[name as keyof PageFacts['facts']];
		if (!derived.has(name)) derived.set(name, derive(name as keyof DerivedFacts));
		return derived.get(name);
	}

	function derive(name: keyof DerivedFacts): unknown {
		const { reads, mayRead, derive } = derivedFacts[name];
		const read = [...reads, ...mayRead].map((input) => [input, get(input)] as const);
		if (read.slice(0, reads.length).some(([, value]) => value === null)) return null;
		const inputs = [request, ...read.map(([, value]) => value)];
		const remembered = memory.get(name);
		if (remembered && isSame(remembered.inputs, inputs)) return remembered.value;
		try {
			const value = derive(Object.fromEntries(read), request, remembered?.value);
			memory.set(name, { inputs, value });
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

	// A name decides its type; the maps cannot say so.
	return { get: get as FactStore['get'], reason };
}

export const isSame = (left: readonly unknown[], right: readonly unknown[]) =>
	left.length === right.length && left.every((value, index) => value === right[index]);
