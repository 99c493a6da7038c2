import { fixturesFor } from '../../fixture.ts';
import { htmlLangAttributeIsValid } from './html-lang-attribute-is-valid.rule.ts';

const html = (lang: string) => ({ html: `<html lang="${lang}">` });

const korean = `<p>사워도우 빵을 만들려면 밀가루와 물과 소금과 인내심이 필요합니다. 이 글에서는 잠든 발효종을 깨우는 일부터 껍질이 바삭한 빵을 굽는 일까지 한 걸음씩 설명합니다.</p>
<p>아침에 발효종에 같은 무게의 밀가루와 물을 줍니다. 두 배로 부풀어 요구르트 냄새가 나면 반죽에 쓸 준비가 된 것입니다.</p>`;

export const fixtures = fixturesFor(htmlLangAttributeIsValid, {
	good: {
		'a language and a country': html('en-GB'),
		'a language, a script and a country': html('zh-Hant-TW'),
		'Basque, whose code is eu': html('eu'),
		'a spelling of a language': html('de-CH-1996'),
		'a language with three letters': html('haw'),
		'the old code of a language': html('mo'),
	},
	bad: {
		'a country for a language': {
			...html('jp'),
			finds: [['meant', { code: 'jp', meant: 'ja' }]],
		},
		'an underscore': { ...html('en_US'), finds: [['meant', { meant: 'en-US' }]] },
		'Britain as UK': { ...html('en-UK'), finds: [['meant', { meant: 'en-GB' }]] },
		'three letters that no language has': {
			...html('xyz'),
			finds: [['form', { code: 'xyz' }]],
		},
		'three letters of a language that has two': {
			...html('cat'),
			finds: [['meant', { code: 'cat', meant: 'ca' }]],
		},
		'a country with three letters': {
			...html('usa'),
			finds: [['other_language', { code: 'usa', meant: 'en-US' }]],
		},
		'the name of a language': { ...html('english'), finds: [['form', { code: 'english' }]] },
		'Kanuri for a page in Korean': {
			...html('kr'),
			title: '<title>처음 굽는 사워도우 빵: 24시간 안에 완성하기</title>',
			description:
				'<meta name="description" content="집에서 처음으로 사워도우 빵을 굽는 방법을 한 걸음씩 설명합니다.">',
			h1: '<h1>처음 굽는 사워도우 빵</h1>',
			main: korean,
			finds: [['other_language', { code: 'kr', meant: 'ko' }]],
		},
	},
	unjudged: {
		'no language': { html: '<html>', status: 'not_applicable' },
	},
});
