import { formsOfOneWord } from '../forms/forms-of-one-word.ts';
import type { LanguageModel } from '../language-model.ts';

/** Particles and the copula, which are written onto the noun, alone or two together (“에서는”). */
const particle =
	/^(?:은|는|이|가|을|를|의|에|도|만|와|과|로|으로|나|이나|랑|이랑|하고|에서|에게|에는|에도|한테|께|께서|까지|부터|보다|처럼|마다|조차|밖에|라도|이라도|든지|요|이다|입니다|인|들|이란|이라는|라는|이며|이고|하다|하기|하는|하고|하면|하여|해요|합니다|했다|됩니다){1,2}$/;

/** Loanwords that many people spell differently from the rule. */
const spellings = formsOfOneWord(
	'콘텐츠 컨텐츠, 메시지 메세지, 액세서리 악세사리 악세서리, 워크숍 워크샵, 초콜릿 초콜렛 쵸콜릿, 케이크 케익 케잌, 소파 쇼파, 주스 쥬스, 로켓 로케트, ' +
		'라이선스 라이센스, 카페 까페, 텔레비전 텔레비젼 테레비, 커피숍 커피샵, 리더십 리더쉽, 멤버십 멤버쉽, 파일 화일, 팸플릿 팜플렛, 데이터 데이타, ' +
		'디지털 디지탈, 카탈로그 카달로그, 샌들 샌달, 타깃 타겟, 바비큐 바베큐, 뷔페 부페, 재킷 자켓, 앙케트 앙케이트, 애플리케이션 어플리케이션, 셔츠 샤쓰, ' +
		'슈퍼마켓 수퍼마켓, 스티로폼 스티로폴, 블록 블럭, 배터리 밧데리 바테리, 렌터카 렌트카, 내비게이션 네비게이션, 매트리스 메트리스, 선글라스 썬글라스, 서비스 써비스',
	'ko',
);

const firstSyllable = 0xac00;
const finals = 28;

/** “작은” and “큰” of “작다” and “크다”. */
function adjectiveForms(folded: string): readonly string[] {
	const stem = folded.slice(0, -1);
	if (!folded.endsWith('다') || stem === '') return none;
	const last = stem.charCodeAt(stem.length - 1);
	const isOpen = (last - firstSyllable) % finals === 0;
	const withFinal = (final: number) => stem.slice(0, -1) + String.fromCharCode(last + final);
	const forms = isOpen ? [withFinal(4), withFinal(8)] : [`${stem}은`, `${stem}을`];
	return [...forms, `${stem}고`, `${stem}게`, `${stem}지`, `${stem}는`];
}

const none: readonly string[] = [];

const weakWords = `
하나 둘 셋 한 두 세 네 첫 다음 지난 올해 작년 내년 오늘 내일 어제
매일 지금 나중 먼저 다시 조금 많이 너무 가장 아주 매우 정말 거의
항상 모두 모든 다른 같은 좋은 좋다 있다 없다 있는 없는 하는 되는
이런 그런 어떤 이 그 저 것 수 때 곳 등 및 또는 그리고 그러나 하지만
그래서 때문 위해 대해 통해 따라 함께 바로 이상 이하 정도 시간 분 일
월 년 주 날 사람 사람들 경우 방법 이유 부분 문제 질문 대답 예 글
페이지 사이트 메뉴 검색 홈 문의 공유 인쇄 구독 댓글 기사 관련 더
보기 읽기 클릭 로그인 확인 설명 안팎 반 하루 이틀 넣고 넣는다 쓴다
한다 된다 않는다 않다 크게 한참 한번 오 십
`;

export const model: LanguageModel = {
	isEnding: (rest) => particle.test(rest),
	otherForms: (folded) => [...spellings(folded), ...adjectiveForms(folded)],
	weakWords,
};
