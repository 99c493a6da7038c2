import { render } from 'preact';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { languageSetting } from '../settings/settings.ts';
import { LanguageProvider } from './language-provider.tsx';

const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
const asked = vi.fn();

// The real texts, delayed as by a slow connection.
vi.doMock('../texts/panel/ja.generated.ts', async (importOriginal) => {
	asked();
	await arrived;
	return importOriginal();
});

beforeEach(() => fakeBrowser.reset());
afterAll(() => vi.doUnmock('../texts/panel/ja.generated.ts'));

test('uses the language chosen last, even when an earlier one loads later', async () => {
	const isSpoken = (locale: string) =>
		vi.waitFor(() => expect(document.documentElement.lang).toBe(locale));
	const root = document.createElement('div');
	render(<LanguageProvider browserLanguage="en">-</LanguageProvider>, root);
	await isSpoken('en');
	await languageSetting.setValue('ja');
	await vi.waitFor(() => expect(asked).toHaveBeenCalled());
	await languageSetting.setValue('en');
	await new Promise((resolve) => setTimeout(resolve, 20));

	arrive();
	await import('../texts/panel/ja.generated.ts');
	await new Promise((resolve) => setTimeout(resolve, 20));

	await isSpoken('en');
	render(null, root);
});
