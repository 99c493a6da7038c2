/** Content to append to the list or text that is at a path of the message. */
export interface Part {
	readonly path: readonly string[];
	readonly content: readonly unknown[] | string;
}

/** Copying this many items takes a few milliseconds. */
const maxItems = 250;
const maxCharacters = 250_000;

/** Moves the long lists and texts of a message into parts, and returns the rest of the message. */
export function* takeApart<Message>(message: Message): Generator<Part, Message> {
	// The rest has the same shape as the message.
	return (yield* restOf(message, [])) as Message;
}

function* restOf(value: unknown, path: readonly string[]): Generator<Part, unknown> {
	if (typeof value === 'string') {
		return value.length > maxCharacters ? yield* cutText(value, path) : value;
	}
	if (Array.isArray(value)) return isShort(value) ? value : yield* cutList(value, path);
	if (typeof value !== 'object' || value === null) return value;
	const rest: [string, unknown][] = [];
	for (const [key, inner] of Object.entries(value)) {
		rest.push([key, yield* restOf(inner, [...path, key])]);
	}
	return Object.fromEntries(rest);
}

function* cutText(text: string, path: readonly string[]): Generator<Part, string> {
	for (let start = 0; start < text.length; start += maxCharacters) {
		yield { path, content: text.slice(start, start + maxCharacters) };
	}
	return '';
}

const isShort = (list: readonly unknown[]) =>
	list.length <= maxItems && weightOf(list) <= maxCharacters;

/**
 * Cuts a list between items. If an item alone is too long, its own parts follow the part that
 * contains it.
 */
function* cutList(list: readonly unknown[], path: readonly string[]): Generator<Part, unknown[]> {
	let index = 0;
	while (index < list.length) {
		const content: unknown[] = [];
		const inner: Part[] = [];
		for (let weight = 0; weight <= maxCharacters && content.length < maxItems; index++) {
			if (index === list.length) break;
			const item = list[index];
			const itemWeight = weightOf(item);
			weight += itemWeight;
			const isLong = itemWeight > maxCharacters;
			content.push(isLong ? drain(restOf(item, [...path, `${index}`]), inner) : item);
		}
		yield { path, content };
		yield* inner;
	}
	return [];
}

function drain(parts: Generator<Part, unknown>, into: Part[]): unknown {
	for (;;) {
		const { done, value } = parts.next();
		if (done) return value;
		into.push(value);
	}
}

/**
 * The number of characters and values. To stay cheap, it stops counting above the limit and does
 * not serialize.
 */
function weightOf(value: unknown): number {
	if (typeof value === 'string') return value.length + 1;
	if (typeof value !== 'object' || value === null) return 1;
	let weight = 1;
	// Not recursive, because pages decide how deep their data is nested.
	let rest: object[] | undefined;
	for (let next: object | undefined = value; next && weight <= maxCharacters; ) {
		for (const key in next) {
			const inner: unknown = next[key as keyof typeof next];
			weight += typeof inner === 'string' ? inner.length + 1 : 1;
			if (typeof inner === 'object' && inner !== null) {
				rest ??= [];
				rest.push(inner);
			}
		}
		next = rest?.pop();
	}
	return weight;
}

/** Puts a message together again from its parts and its rest, which it changes. */
export function putTogether<Message>(rest: Message, parts: readonly Part[]): Message {
	const root = { message: rest };
	for (const { content, path } of parts) append(root, ['message', ...path], content);
	return root.message;
}

function append(root: object, path: readonly string[], content: Part['content']) {
	const last = path[path.length - 1] ?? '';
	const holder = path.slice(0, -1).reduce(own, root as unknown);
	const before = own(holder, last);
	if (Array.isArray(before) && Array.isArray(content)) before.push(...content);
	else if (typeof before === 'string' && typeof content === 'string') {
		Object.assign(holder as object, { [last]: before + content }); // `own` found the text in it, so it is an object
	} else throw new Error(`A message has no place ${path.join('.')} for its parts.`);
}

/** Own properties only: a compromised page may send paths such as `__proto__`. */
function own(holder: unknown, key: string): unknown {
	return typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key)
		? (holder as Record<string, unknown>)[key] // checked above
		: undefined;
}
