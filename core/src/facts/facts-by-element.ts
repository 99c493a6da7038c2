import { idTrait, itemTrait, snippetTrait, templateTrait } from './attribute-traits.ts';
import { elementFacts } from './collected/collected-facts.ts';
import type { Fact } from './fact.ts';

export type ElementFactName = keyof typeof elementFacts;

export interface NamedFact {
	readonly name: ElementFactName;
	readonly fact: Fact<unknown>;
}

const none: readonly NamedFact[] = [];
const facts = groupByElement();

/** The facts that an HTML element of this name may give. */
export const factsOfElement = (name: string): readonly NamedFact[] => facts.get(name) ?? none;

/** The facts of a role, for elements that give no facts themselves. */
export const factsOfRole = (role: string): readonly NamedFact[] =>
	facts.get(`role:${role}`) ?? none;

const traitFacts: readonly (readonly [trait: number, facts: readonly NamedFact[]])[] = [
	[idTrait, facts.get('attributes:id') ?? none],
	[snippetTrait, facts.get('attributes:snippet') ?? none],
	[templateTrait, facts.get('attributes:template') ?? none],
	[itemTrait, facts.get('attributes:item') ?? none],
];

const byTraits: (readonly NamedFact[])[] = [];

/** The facts of elements that have attributes with these traits, whatever the element’s name. */
export function factsOfTraits(traits: number): readonly NamedFact[] {
	byTraits[traits] ??= traitFacts.flatMap(([trait, own]) => (traits & trait ? own : []));
	return byTraits[traits];
}

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
