import { elementFacts } from './collected-facts.ts';

export type ElementFactName = keyof typeof elementFacts;

const none: readonly ElementFactName[] = [];
const facts = groupByElement();

/** The facts that an HTML element may give. A role speaks for elements that give none of their own. */
export function factsOfElement(name: string, role: string | null): readonly ElementFactName[] {
	return facts.get(name) ?? (role === null ? none : (facts.get(`role:${role}`) ?? none));
}

function groupByElement(): ReadonlyMap<string, readonly ElementFactName[]> {
	const groups = new Map<string, ElementFactName[]>();
	for (const [name, { elements }] of Object.entries(elementFacts)) {
		for (const element of elements) {
			const group = groups.get(element) ?? [];
			group.push(name as ElementFactName); // Object.entries widens the keys
			groups.set(element, group);
		}
	}
	return groups;
}
