import { expect, test } from 'vitest';
import { createNodeRegistry } from './node-registry.ts';

// All that a registry needs from an element.
const newElement = () => ({ isConnected: true }) as { isConnected: boolean } & Element;

test('an element keeps its number while it is in a document', () => {
	const registry = createNodeRegistry();
	const element = newElement();
	const number = registry.ref(element);

	registry.letGoneGo();

	expect(registry.ref(newElement())).not.toBe(number);
	expect(registry.ref(element)).toBe(number);
	expect(registry.resolve(number)).toBe(element);
});

test('an element that left its document is released, and its number is never reused', () => {
	const registry = createNodeRegistry();
	const element = newElement();
	const number = registry.ref(element);
	element.isConnected = false;

	registry.letGoneGo();

	expect(registry.resolve(number)).toBeNull();
	expect(registry.ref(newElement())).not.toBe(number);
});

test('nothing is retained after clear()', () => {
	const registry = createNodeRegistry();
	const number = registry.ref(newElement());

	registry.clear();

	expect(registry.resolve(number)).toBeNull();
});

test('elements are not keys of a WeakMap, which would slow down each garbage collection of a browser', () => {
	const { set } = WeakMap.prototype;
	const keys: unknown[] = [];
	WeakMap.prototype.set = function (key, value) {
		keys.push(key);
		return set.call(this, key, value);
	};
	try {
		const element = newElement();
		createNodeRegistry().ref(element);
		expect(keys).not.toContain(element);
	} finally {
		WeakMap.prototype.set = set;
	}
});
