import { elementFacts } from './collected-facts.ts';
import type { Fact } from './fact.ts';

export type ElementFactName = keyof typeof elementFacts;

export interface NamedFact {
	readonly name: ElementFactName;
	readonly fact: Fact<unknown>;
}

const none: readonly NamedFact[] = [];
const facts = groupByElement();

/** The facts that an HTML element may give. A role speaks for elements that give none of their own. */
export function factsOfElement(name: string, role: string | null): readonly NamedFact[] {
	return facts.get(name) ?? (role === null ? none : (facts.get(`role:${role}`) ?? none));
}

/** The facts of elements that have attributes of microdata or RDFa, whatever their name. */
export const itemFacts = facts.get('attributes:item') ?? none;

/** The facts of elements that have such an attribute, whatever their name. */
export const idFacts = facts.get('attributes:id') ?? none;
export const snippetFacts = facts.get('attributes:snippet') ?? none;
export const templateFacts = facts.get('attributes:template') ?? none;

function groupByElement(): ReadonlyMap<string, readonly NamedFact[]> {
	const groups = new Map<string, NamedFact[]>();
	for (const [name, fact] of Object.entries(elementFacts)) {
		for (const element of fact.elements) {
			const group = groups.get(element) ?? [];
			group.push({ name: name as ElementFactName, fact }); // Object.entries widens the keys
			groups.set(element, group);
		}
	}
	return groups;
}
