import { ar } from './ar/model.ts';
import { az } from './az/model.ts';
import { bg } from './bg/model.ts';
import { ca } from './ca/model.ts';
import { cs } from './cs/model.ts';
import { da } from './da/model.ts';
import { de } from './de/model.ts';
import { el } from './el/model.ts';
import { en } from './en/model.ts';
import { es } from './es/model.ts';
import { fa } from './fa/model.ts';
import { fi } from './fi/model.ts';
import { fr } from './fr/model.ts';
import { he } from './he/model.ts';
import { hi } from './hi/model.ts';
import { hr } from './hr/model.ts';
import { hu } from './hu/model.ts';
import { id } from './id/model.ts';
import { it } from './it/model.ts';
import { ja } from './ja/model.ts';
import { ko } from './ko/model.ts';
import type { LanguageModel, LanguageWithModel } from './language-model.ts';
import { lt } from './lt/model.ts';
import { nb } from './nb/model.ts';
import { nl } from './nl/model.ts';
import { pl } from './pl/model.ts';
import { pt } from './pt/model.ts';
import { ro } from './ro/model.ts';
import { ru } from './ru/model.ts';
import { sk } from './sk/model.ts';
import { sv } from './sv/model.ts';
import { th } from './th/model.ts';
import { tr } from './tr/model.ts';
import { uk } from './uk/model.ts';
import { vi } from './vi/model.ts';
import { zh } from './zh/model.ts';

const models: Readonly<Record<LanguageWithModel, LanguageModel>> = {
	ar,
	az,
	bg,
	ca,
	cs,
	da,
	de,
	el,
	en,
	es,
	fa,
	fi,
	fr,
	he,
	hi,
	hr,
	hu,
	id,
	it,
	ja,
	ko,
	lt,
	nb,
	nl,
	pl,
	pt,
	ro,
	ru,
	sk,
	sv,
	th,
	tr,
	uk,
	vi,
	zh,
};

/** Here every model comes with the package. */
export function languageModel(language: string): LanguageModel | undefined {
	return Object.hasOwn(models, language) ? models[language as LanguageWithModel] : undefined;
}

export async function loadLanguages(_languages: readonly string[]): Promise<void> {}
