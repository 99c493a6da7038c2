// Generated from the folders of core/src/languages. Do not edit.
import { model as arModel } from './ar/model.ts';
import { model as azModel } from './az/model.ts';
import { model as bgModel } from './bg/model.ts';
import { model as bsModel } from './bs/model.ts';
import { model as caModel } from './ca/model.ts';
import { model as csModel } from './cs/model.ts';
import { model as daModel } from './da/model.ts';
import { model as deModel } from './de/model.ts';
import { model as elModel } from './el/model.ts';
import { model as enModel } from './en/model.ts';
import { model as esModel } from './es/model.ts';
import { model as etModel } from './et/model.ts';
import { model as faModel } from './fa/model.ts';
import { model as fiModel } from './fi/model.ts';
import { model as frModel } from './fr/model.ts';
import { model as heModel } from './he/model.ts';
import { model as hiModel } from './hi/model.ts';
import { model as hrModel } from './hr/model.ts';
import { model as huModel } from './hu/model.ts';
import { model as idModel } from './id/model.ts';
import { model as itModel } from './it/model.ts';
import { model as jaModel } from './ja/model.ts';
import { model as koModel } from './ko/model.ts';
import { model as ltModel } from './lt/model.ts';
import { model as lvModel } from './lv/model.ts';
import { model as nbModel } from './nb/model.ts';
import { model as nlModel } from './nl/model.ts';
import { model as plModel } from './pl/model.ts';
import { model as ptModel } from './pt/model.ts';
import { model as roModel } from './ro/model.ts';
import { model as ruModel } from './ru/model.ts';
import { model as skModel } from './sk/model.ts';
import { model as slModel } from './sl/model.ts';
import { model as srModel } from './sr/model.ts';
import { model as svModel } from './sv/model.ts';
import { model as taModel } from './ta/model.ts';
import { model as thModel } from './th/model.ts';
import { model as trModel } from './tr/model.ts';
import { model as ukModel } from './uk/model.ts';
import { model as viModel } from './vi/model.ts';
import { model as zhModel } from './zh/model.ts';

export const models = {
	ar: arModel,
	az: azModel,
	bg: bgModel,
	bs: bsModel,
	ca: caModel,
	cs: csModel,
	da: daModel,
	de: deModel,
	el: elModel,
	en: enModel,
	es: esModel,
	et: etModel,
	fa: faModel,
	fi: fiModel,
	fr: frModel,
	he: heModel,
	hi: hiModel,
	hr: hrModel,
	hu: huModel,
	id: idModel,
	it: itModel,
	ja: jaModel,
	ko: koModel,
	lt: ltModel,
	lv: lvModel,
	nb: nbModel,
	nl: nlModel,
	pl: plModel,
	pt: ptModel,
	ro: roModel,
	ru: ruModel,
	sk: skModel,
	sl: slModel,
	sr: srModel,
	sv: svModel,
	ta: taModel,
	th: thModel,
	tr: trModel,
	uk: ukModel,
	vi: viModel,
	zh: zhModel,
};
