import type { Steps } from '../slices/steps.ts';
import type { DerivedFacts } from './derived/derived-fact.ts';
import { derivedFacts } from './derived/derived-facts.ts';
import type { FactName } from './fact-names.ts';
import type { FactStore } from './fact-store.ts';

/** A rule, or a fact that follows from others. */
interface Reader {
	readonly reads: readonly FactName[];
	readonly mayRead: readonly FactName[];
}

/**
 * Derives the facts that a reader needs, each in its own step, and then, if all of those are known,
 * the facts that it may read.
 */
export function* factSteps({ mayRead, reads }: Reader, store: FactStore): Steps<void> {
	for (const name of reads) {
		if (isMissing(name, store)) yield* factStep(name, store);
		if (store.get(name) === null) return;
	}
	for (const name of mayRead) if (isMissing(name, store)) yield* factStep(name, store);
}

const isMissing = (name: FactName, { values }: FactStore): name is keyof DerivedFacts =>
	values[name] === undefined;

function* factStep(name: keyof DerivedFacts, store: FactStore): Steps<void> {
	yield* factSteps(derivedFacts[name], store);
	store.get(name);
	yield;
}
