import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import type { UiLanguage } from './language.ts';
import { useLoadedLanguage } from './use-loaded-language.ts';

const waiting = new Map<string, (language: UiLanguage) => void>();
const load = (tag: string) => new Promise<UiLanguage>((resolve) => void waiting.set(tag, resolve));

function Shown({ tag }: { readonly tag: string }) {
	return <>{useLoadedLanguage(tag, load)?.locale ?? 'none'}</>;
}

test('the language chosen last is shown, whichever loads last', async () => {
	const place = document.createElement('div');
	const choose = (tag: string) => act(() => render(<Shown tag={tag} />, place));
	// Only the locale is looked at.
	const arrives = (locale: 'en' | 'ja') =>
		act(async () => waiting.get(locale)?.({ locale } as UiLanguage));

	await choose('ja');
	expect(place.textContent).toBe('none');
	await choose('en');
	await arrives('en');
	await arrives('ja');

	expect(place.textContent).toBe('en');
	expect(document.documentElement.lang).toBe('en');
});
