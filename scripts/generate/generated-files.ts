import path from 'node:path';
import type { LocaleTexts } from '../check/translations.ts';
import { characterRuns } from './character-runs.ts';
import { chineseVariantFiles } from './chinese-variants.ts';
import { type CoreSources, loadCore } from './core-sources.ts';
import { isHostKey } from './host-keys.ts';
import { languageCodeFiles } from './language-codes.ts';
import { catalogue, localeJson } from './locale-files.ts';
import { readNoise } from './noise.ts';
import { pageReaderFiles } from './page-reader.ts';
import { roomsPage } from './rooms-page.ts';
import { ruleIndex } from './rule-index.ts';
import { terminalPicture } from './terminal-picture.ts';
import { translatedTexts } from './translated-texts.ts';

/** Files generated with core itself, by path; `registries` must exist before. */
export async function generatedFiles(root: string): Promise<ReadonlyMap<string, string>> {
	const core = await loadCore(root);
	const noise = readNoise(path.join(root, 'bench/noise.json'));
	const english = englishTexts(core);
	const all = { ...english, ...hostTexts(catalogue(root, 'en')) };
	return new Map([
		['docs/rules/README.md', await ruleIndex(core, noise)],
		['docs/rooms.md', roomsPage()],
		['docs/images/terminal.svg', terminalPicture(core)],
		['core/src/locales/en.json', localeJson(all)],
		...translatedTexts(root, all),
		...languageCodeFiles(),
		...chineseVariantFiles(),
		['core/src/text/words/character-runs.generated.ts', characterRuns()],
		...(await pageReaderFiles(root)),
	]);
}

/** These are written in the catalogue itself. */
const hostTexts = (texts: LocaleTexts): LocaleTexts =>
	Object.fromEntries(Object.entries(texts).filter(([key]) => isHostKey(key)));

/** The English texts of rules and phrases by key; their source is the code. */
function englishTexts({ phrases, rules, ruleTexts }: CoreSources): LocaleTexts {
	return Object.fromEntries([
		...Object.entries(phrases).map(([key, text]) => [`phrase.${key}`, text]),
		...rules.flatMap(ruleTexts),
	]);
}
