import { fixturesFor } from '../../fixture.ts';
import { ordinaryUrl } from '../../ordinary-page.ts';
import { hreflangCodesAreValid } from './hreflang-codes-are-valid.rule.ts';

const own = (code: string) => `<link rel="alternate" hreflang="${code}" href="${ordinaryUrl}">`;

const versions = (...codes: readonly string[]) =>
	codes
		.map((code) => `<link rel="alternate" hreflang="${code}" href="https://example.com/${code}/">`)
		.join('') + own('x-default');

const korean = `<p>사워도우 빵을 만들려면 밀가루와 물과 소금과 인내심이 필요합니다. 이 글에서는 잠든 발효종을 깨우는 일부터 껍질이 바삭한 빵을 굽는 일까지 한 걸음씩 설명합니다.</p>
<p>아침에 발효종에 같은 무게의 밀가루와 물을 줍니다. 두 배로 부풀어 요구르트 냄새가 나면 반죽에 쓸 준비가 된 것입니다.</p>`;

const answer = (...links: readonly string[]) => ({
	status: 200,
	headers: links.map((link) => ['link', link] as const),
});

export const fixtures = fixturesFor(hreflangCodesAreValid, {
	good: {
		'languages, countries and a default': {
			head: versions('en', 'en-GB', 'pt-BR', 'zh-Hant-TW'),
		},
		'Basque, whose code is eu': { head: versions('eu') },
		'Kanuri on a page in English': { head: versions('en', 'kr') },
		'Latin America': { head: versions('es-419') },
		headers: {
			response: answer(`<${ordinaryUrl}>; rel="alternate"; hreflang="x-default"`),
		},
		'Hebrew by its old code': { head: versions('en', 'iw') },
		'Filipino, which has no code of two letters': { head: versions('en', 'fil') },
		'Usarufa on a page in English': { head: versions('en', 'usa') },
		'Ukrainian among languages': { head: versions('en', 'en-GB', 'uk') },
		'Ukrainian on the host of Ukraine': {
			head: `${own('en')}<link rel="alternate" hreflang="uk" href="https://example.com.ua/">`,
		},
	},
	bad: {
		'Britain as UK': {
			head: versions('en', 'en-UK'),
			finds: [['region_meant', { part: 'UK', meant: 'en-GB' }]],
		},
		'a union for a country': { head: versions('en-EU'), finds: [['region', { part: 'EU' }]] },
		'Japan for Japanese': {
			head: versions('jp'),
			finds: [['language_meant', { meant: 'ja' }]],
		},
		'a language that does not exist': { head: versions('xx'), finds: [['language']] },
		'three letters that no language has': { head: versions('xyz'), finds: [['language']] },
		'three letters of a language that has two': {
			head: versions('cat-ES'),
			finds: [['language_meant', { meant: 'ca-ES' }]],
		},
		'a country with three letters for this page': {
			head: own('usa'),
			finds: [['other_language', { code: 'usa', meant: 'en-US' }]],
		},
		'a country alone beside Arabic, which nobody writes there': {
			head: versions('us', 'ar'),
			finds: [['language_meant', { code: 'us' }]],
		},
		'countries alone': {
			head: versions('us', 'uk'),
			finds: [
				['language_meant', { code: 'us', meant: 'en' }],
				['country', { code: 'uk' }],
			],
		},
		'the host of the country': {
			head: `${own('en')}<link rel="alternate" hreflang="UK" href="https://example.co.uk/">`,
			finds: [['country', { code: 'UK' }]],
		},
		'an underscore': { head: versions('en_US'), finds: [['underscore_meant', { meant: 'en-US' }]] },
		'an underscore in a code that nobody can guess': {
			head: versions('xx_YY'),
			finds: [['underscore']],
		},
		'a wrong code in the body': {
			footer: versions('jp'),
			finds: [['language_meant']],
			saidBy: 'hreflang_in_head_or_header',
		},
		'two countries': { head: versions('zh-TW-HK'), finds: [['form', { code: 'zh-TW-HK' }]] },
		'Britain as UK in a header': {
			response: answer(
				`<${ordinaryUrl}>; rel="alternate"; hreflang="en-UK", <https://example.com/de/>; rel="alternate"; hreflang="de"`,
				`<${ordinaryUrl}>; rel="alternate"; hreflang="x-default"`,
			),
			finds: [['region_meant', { code: 'en-UK', meant: 'en-GB' }]],
		},
		'Kanuri for this page in Korean': {
			head: own('kr'),
			html: '<html lang="ko">',
			title: '<title>처음 굽는 사워도우 빵: 24시간 안에 완성하기</title>',
			h1: '<h1>처음 굽는 사워도우 빵</h1>',
			main: korean,
			finds: [['other_language', { code: 'kr', meant: 'ko' }]],
		},
	},
	unjudged: {
		'no other versions': { status: 'not_applicable' },
	},
});
