import type { LanguageModel, LanguageWithModel } from './language-model.ts';
import { ar } from './models/ar.ts';
import { az } from './models/az.ts';
import { bg } from './models/bg.ts';
import { ca } from './models/ca.ts';
import { cs } from './models/cs.ts';
import { da } from './models/da.ts';
import { de } from './models/de.ts';
import { el } from './models/el.ts';
import { en } from './models/en.ts';
import { es } from './models/es.ts';
import { fa } from './models/fa.ts';
import { fi } from './models/fi.ts';
import { fr } from './models/fr.ts';
import { he } from './models/he.ts';
import { hi } from './models/hi.ts';
import { hr } from './models/hr.ts';
import { hu } from './models/hu.ts';
import { id } from './models/id.ts';
import { it } from './models/it.ts';
import { ja } from './models/ja.ts';
import { ko } from './models/ko.ts';
import { lt } from './models/lt.ts';
import { nb } from './models/nb.ts';
import { nl } from './models/nl.ts';
import { pl } from './models/pl.ts';
import { pt } from './models/pt.ts';
import { ro } from './models/ro.ts';
import { ru } from './models/ru.ts';
import { sk } from './models/sk.ts';
import { sv } from './models/sv.ts';
import { th } from './models/th.ts';
import { tr } from './models/tr.ts';
import { uk } from './models/uk.ts';
import { vi } from './models/vi.ts';
import { zh } from './models/zh.ts';

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
