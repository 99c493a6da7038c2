import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isHostKey } from '../../scripts/generate/host-keys.ts';
import { catalogue } from '../../scripts/generate/locale-files.ts';
import { engineTextsFile } from './engine-texts.ts';
import { type TranslatableText, textsIn } from './texts-in.ts';

/** Translations by their English text. */
type Texts = Readonly<Record<string, string>>;

interface FoundText extends TranslatableText {
	readonly files: readonly string[];
}

/** `languages/ja.json` without the texts whose English is gone. */
export const japaneseFile = (folder: string): string =>
	`${JSON.stringify(known([...phpTexts(folder), ...scriptTexts(folder)], japaneseTexts(folder)), null, '\t')}\n`;

/**
 * The other files of `languages`, by path in the plugin’s folder: for translators, and the Japanese
 * texts in the formats that WordPress reads, which shows English for those that are missing.
 */
export function builtLanguageFiles(folder: string): ReadonlyMap<string, string> {
	const php = phpTexts(folder);
	const scripts = scriptTexts(folder);
	const japanese = japaneseTexts(folder);
	const english = Object.entries(catalogue(path.join(folder, '..'), 'en'));
	const ofEngine = english.filter(([key]) => !isHostKey(key));
	return new Map([
		['languages/engine-texts.php', engineTextsFile(Object.fromEntries(ofEngine))],
		['languages/plumbline.pot', template([...php, ...scripts])],
		['languages/plumbline-ja.l10n.php', phpFile(php, japanese)],
		// One for all scripts: `includes/class-script-texts.php`.
		['languages/plumbline-ja.json', scriptFile(scripts, japanese)],
	]);
}

function known(texts: readonly TranslatableText[], japanese: Texts): Texts {
	const names = new Set(texts.map(({ text }) => text));
	const kept = Object.entries(japanese).filter(([text, own]) => names.has(text) && own !== '');
	return Object.fromEntries(kept);
}

/** English texts of the plugin without a Japanese one. */
export function missingJapanese(folder: string): readonly string[] {
	const japanese = japaneseTexts(folder);
	const texts = [...phpTexts(folder), ...scriptTexts(folder)];
	return texts.map(({ text }) => text).filter((text) => !japanese[text]);
}

function phpTexts(folder: string): readonly FoundText[] {
	const description = readFileSync(path.join(folder, 'plumbline.php'), 'utf8').match(
		/Description:\s+(.+)/,
	)?.[1];
	return [
		...(description ? [{ text: description, files: ['plumbline.php'] }] : []),
		...found(folder, ['includes/**/*.php']),
	];
}

const scriptTexts = (folder: string) => found(folder, ['src/**/*.ts', 'src/**/*.tsx']);

function found(folder: string, patterns: readonly string[]): readonly FoundText[] {
	const texts = new Map<string, FoundText>();
	for (const file of globSync(patterns, { cwd: folder }).sort()) {
		if (/\.test\.(tsx?|php)$/.test(file)) continue;
		for (const one of textsIn(readFileSync(path.join(folder, file), 'utf8'))) {
			const before = texts.get(one.text);
			const files = [...new Set([...(before?.files ?? []), file])];
			texts.set(one.text, { ...before, ...one, files });
		}
	}
	return [...texts.values()];
}

function japaneseTexts(folder: string): Texts {
	return JSON.parse(readFileSync(path.join(folder, 'languages/ja.json'), 'utf8'));
}

function template(texts: readonly FoundText[]): string {
	const header = [
		'# This file is distributed under the GPL-2.0-or-later.',
		'msgid ""',
		'msgstr ""',
		...[
			'Project-Id-Version: Plumbline',
			'MIME-Version: 1.0',
			'Content-Type: text/plain; charset=UTF-8',
			'Content-Transfer-Encoding: 8bit',
			'X-Domain: plumbline',
		].map((line) => `"${line}\\n"`),
	];
	return `${[header, ...texts.map(entry)].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function entry({ text, plural, comment, files }: FoundText): readonly string[] {
	return [
		...(comment ? [`#. ${comment}`] : []),
		...files.map((file) => `#: ${file}`),
		`msgid ${JSON.stringify(text)}`,
		...(plural
			? [`msgid_plural ${JSON.stringify(plural)}`, 'msgstr[0] ""', 'msgstr[1] ""']
			: ['msgstr ""']),
	];
}

function phpFile(texts: readonly FoundText[], japanese: Texts): string {
	const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;
	const lines = texts.flatMap(({ text }) =>
		japanese[text] ? [`\t\t${quoted(text)} => ${quoted(japanese[text])},`] : [],
	);
	return [
		'<?php',
		'return array(',
		"\t'domain'       => 'plumbline',",
		"\t'language'     => 'ja',",
		"\t'plural-forms' => 'nplurals=1; plural=0;',",
		"\t'messages'     => array(",
		...lines,
		'\t),',
		');',
		'',
	].join('\n');
}

function scriptFile(texts: readonly FoundText[], japanese: Texts): string {
	const settings = { domain: 'plumbline', lang: 'ja', 'plural-forms': 'nplurals=1; plural=0;' };
	const messages = Object.fromEntries(
		texts.flatMap(({ text }) => (japanese[text] ? [[text, [japanese[text]]]] : [])),
	);
	const file = { domain: 'plumbline', locale_data: { plumbline: { '': settings, ...messages } } };
	return `${JSON.stringify(file, null, '\t')}\n`;
}
