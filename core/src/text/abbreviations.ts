import { splitList } from './function-words.ts';

export type Abbreviation =
	/** Something always follows: “Dr.”, “z.B.”. */
	| 'open'
	/** A number follows, else it is a word: “No. 5”, but “No.”. */
	| 'number'
	/** It may close a sentence: “etc.”, “usw.”. */
	| 'closing';

interface Abbreviations {
	readonly open: string;
	readonly number?: string;
	readonly closing?: string;
}

/** Without the last full stop, in lower case; single letters are taken for initials everywhere. */
const abbreviations: Readonly<Record<string, Abbreviations>> = {
	ca: { open: 'sr sra dr dra av ex pàg', number: 'núm art cap', closing: 'etc' },
	cs: {
		open: 'mgr ing bc mudr judr prof doc např tzv tj resp mj vč cca sv',
		number: 'č str obr kap ods',
		closing: 'atd apod aj',
	},
	da: {
		open: 'hr fr dr prof f.eks bl.a dvs ca inkl ekskl ifm vedr mht jf',
		number: 'nr s kap fig stk',
		closing: 'osv mv mm a.m p.m',
	},
	de: {
		open: 'dr prof dipl ing hr fr st mag bzw ca z.b d.h u.a i.d.r o.ä s.o vgl evtl ggf inkl exkl zzgl sog bspw insb max min tel geb gest vs zz',
		number: 'nr abs art abb kap bd s aufl tab ziff',
		closing: 'usw etc u.s.w f ff u.ä jh jhd mio mrd std uhr',
	},
	el: { open: 'κ κα δρ π.χ δηλ βλ', number: 'αρ σελ κεφ', closing: 'κλπ κ.λπ κ.ά μ.χ π.μ μ.μ' },
	en: {
		open: 'mr mrs ms mx dr prof rev hon gen col capt lt sgt gov sen rep pres st mt ft vs e.g i.e cf viz approx ca esp incl dept est',
		number: 'no nos fig figs p pp vol ch sec art eq ed eds al para pt tab',
		closing:
			'etc inc ltd co corp jr sr ave blvd rd jan feb mar apr jun jul aug sep sept oct nov dec',
	},
	es: {
		open: 'sr sra srta sres dr dra d dña prof ing lic gral ud uds av avda pza c ej p.ej aprox tel ee.uu',
		number: 'núm nº pág págs art cap vol fig',
		closing: 'etc s.a s.l cía a.c d.c a.m p.m',
	},
	fi: {
		open: 'esim ks ym ns tri prof noin n ml vrt',
		number: 'nro s luku kuva',
		closing: 'jne yms tms mm kpl klo',
	},
	fr: {
		open: 'm mm mme mlle dr pr me st ste cf ex p.ex env av bd tél c.-à-d',
		number: 'n no nos p pp art chap fig vol éd t',
		closing: 'etc cie j.-c',
	},
	hu: {
		open: 'dr id ifj özv pl ill kb ún vö st',
		number: 'sz old fej ábra',
		closing: 'stb kft zrt',
	},
	id: {
		open: 'dr drs ir prof jl jln dll dst tn ny sdr',
		number: 'no hlm hal pasal gbr',
		closing: 'dll dsb',
	},
	it: {
		open: 'sig sigg sigra dott dr prof ing avv arch on s ss es p.es ca v tel gent',
		number: 'n nn art cap fig pag pagg vol',
		closing: 'ecc etc s.p.a s.r.l a.c d.c',
	},
	nb: {
		open: 'hr fr dr prof f.eks bl.a dvs ca inkl ekskl ift jf mht',
		number: 'nr s kap fig',
		closing: 'osv mv mm',
	},
	nl: {
		open: 'dhr mevr mw dr drs ir ing prof mr st bijv bv d.w.z m.b.t o.a t.o.v i.p.v ca evt incl excl resp vgl zgn tel',
		number: 'nr art blz p fig hfst afb',
		closing: 'enz etc e.d jl b.v n.v',
	},
	pl: {
		open: 'dr mgr inż prof hab np tzn tzw ok ks św ul al pl m.in im gen por wg ww itp',
		number: 'nr str rys art ust pkt poz',
		closing: 'itd itp r w zł tys mln mld godz',
	},
	pt: {
		open: 'sr sra srs dr dra prof profa eng av r ex p.ex aprox tel exmo',
		number: 'nº n núm pág págs p art cap fig vol',
		closing: 'etc ltda cia s.a a.c d.c',
	},
	ro: {
		open: 'dl dna dr prof ing str bd ex de ex nr',
		number: 'nr pag art cap fig',
		closing: 'etc ș.a s.a',
	},
	ru: {
		open: 'г гг ул д кв пр просп пер проф акад им т.е т.к т.н см ср напр о обл р руб тел св',
		number: 'рис табл стр с гл п пп ст ч',
		closing: 'др пр т.д т.п тыс млн млрд руб коп н.э в вв л.с',
	},
	sk: {
		open: 'mgr ing bc mudr judr prof doc napr tzv tj resp sv',
		number: 'č str obr kap ods',
		closing: 'atď apod',
	},
	sv: {
		open: 'hr fr dr prof t.ex bl.a dvs d.v.s ca inkl exkl resp jfr s.k f.d m.fl',
		number: 'nr s kap fig st',
		closing: 'osv m.m etc kl kr',
	},
	tr: {
		open: 'dr doç prof av sn hz örn bkz yy mah cad sok apt',
		number: 'no s sf md',
		closing: 'vb vs vd',
	},
	uk: {
		open: 'м вул буд кв пр проф акад ім т.зв див напр обл ст',
		number: 'рис табл стор с п пп ч',
		closing: 'ін т.д т.п тис млн млрд грн р рр',
	},
};

const known = new Map<string, ReadonlyMap<string, Abbreviation>>();
const none: ReadonlyMap<string, Abbreviation> = new Map();

/** What a word before a full stop abbreviates in a language, by the word in lower case. */
export function abbreviationsOf(language: string | null): ReadonlyMap<string, Abbreviation> {
	if (language === null) return none;
	const made = known.get(language);
	if (made) return made;
	const lists = abbreviations[language];
	const map = lists ? new Map(kinds.flatMap((kind) => entries(lists[kind], kind))) : none;
	known.set(language, map);
	return map;
}

/** Where a word is in two lists, the more cautious wins. */
const kinds = ['closing', 'number', 'open'] as const;

const entries = (list: string | undefined, kind: Abbreviation): [string, Abbreviation][] =>
	list ? splitList(list).map((word) => [word, kind]) : [];
