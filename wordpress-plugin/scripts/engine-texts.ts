import type { LocaleTexts } from '../../scripts/check/translations.ts';

/**
 * The engine’s English texts as calls that translate.wordpress.org finds in the plugin. WordPress
 * never runs them: the engine has its translations in `core/src/locales`.
 */
export function engineTextsFile(english: LocaleTexts): string {
	const calls = [...keysByText(english)].map(
		([text, keys]) =>
			`/* translators: ${keys.join(', ')}. Keep words in braces as they are. */\n__( ${quoted(text)}, 'plumbline' );`,
	);
	return `${[header, ...calls].join('\n')}\n`;
}

const header = `<?php
/**
 * Written by the build of the plugin from the texts of the engine, for translate.wordpress.org.
 *
 * @package Plumbline
 */

exit;
`;

function keysByText(english: LocaleTexts): ReadonlyMap<string, readonly string[]> {
	const keys = new Map<string, readonly string[]>();
	for (const [key, text] of Object.entries(english))
		keys.set(text, [...(keys.get(text) ?? []), key]);
	return keys;
}

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;
