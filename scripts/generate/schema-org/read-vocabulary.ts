/** The part of schema.org that rules need. */
export interface Vocabulary {
	/** The more general types of each type. */
	readonly parents: ReadonlyMap<string, readonly string[]>;
	readonly properties: ReadonlySet<string>;
}

/**
 * Reads the declarations of schema-dts, which are generated from schema.org: a union names a type
 * and its direct subtypes, a quoted member is a property.
 */
export function readVocabulary(declarations: string): Vocabulary {
	const parents = new Map<string, string[]>();
	for (const [, parent = '', members = ''] of declarations.matchAll(union)) {
		if (!parents.has(parent)) parents.set(parent, []);
		for (const child of members.matchAll(typeName)) {
			const [name] = child;
			parents.set(name, [...(parents.get(name) ?? []), parent]);
		}
	}
	const properties = [...declarations.matchAll(property)].map(([, name = '']) => name);
	return { parents, properties: new Set(properties) };
}

/** `export type Event = EventLeaf | BusinessEvent | string;` */
const union = /^export type (\w+)(?:<[^=]*>)? = \w+Leaf\b([^;]*);/gm;
const typeName = /(?<=\| )[A-Z0-9]\w*(?=[ |]|$)/g;
/** `    "headline"?: …` */
const property = /^ {4}"([a-zA-Z]\w*)"\??:/gm;

/** Every type that the type is a kind of. */
export function ancestorsOf(type: string, { parents }: Vocabulary): ReadonlySet<string> {
	const found = new Set<string>();
	const queue = [...(parents.get(type) ?? [])];
	for (const ancestor of queue) {
		if (found.has(ancestor)) continue;
		found.add(ancestor);
		queue.push(...(parents.get(ancestor) ?? []));
	}
	return found;
}
