import { expect, test, vi } from 'vitest';
import type { ExtraContent } from './extra-content.ts';
import { watchSavedContent } from './watch-saved-content.ts';

const part = (text: string): ExtraContent => ({ name: 'intro', label: 'Intro', html: text });

/** An editor that saves, and a WordPress whose answers the test controls. */
function editor() {
	let isSaving = false;
	let onChange = () => {};
	const answers: ((text: string) => void)[] = [];
	const content = watchSavedContent({
		first: [part('opened')],
		isSaving: () => isSaving,
		subscribe(listener) {
			onChange = listener;
		},
		ask: () => {
			const { promise, resolve } = Promise.withResolvers<unknown>();
			answers.push((text) => resolve([part(text)]));
			return promise;
		},
	});
	const save = () => {
		for (const state of [true, false]) {
			isSaving = state;
			onChange();
		}
	};
	return { answers, content, save, text: () => content.current()[0]?.html };
}

test('notices a save that happened without subscribers', async () => {
	const { answers, save, text } = editor();

	expect(text()).toBe('opened');
	save();
	answers[0]?.('saved');
	await vi.waitFor(() => expect(text()).toBe('saved'));
});

test('a late answer does not overwrite a later save', async () => {
	const { answers, content, save, text } = editor();
	const seen: (string | undefined)[] = [];
	content.subscribe(() => seen.push(text()));

	save();
	save();
	answers[1]?.('second');
	await vi.waitFor(() => expect(text()).toBe('second'));
	answers[0]?.('first');
	await new Promise((resolve) => setTimeout(resolve));
	expect(text()).toBe('second');
	expect(seen).toEqual(['second']);
});
