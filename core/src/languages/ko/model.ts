import type { LanguageModel } from '../language-model.ts';

/** Particles and the copula, which are written onto the noun, alone or two together (“에서는”). */
const particle =
	/^(?:은|는|이|가|을|를|의|에|도|만|와|과|로|으로|나|이나|랑|이랑|하고|에서|에게|에는|에도|한테|께|께서|까지|부터|보다|처럼|마다|조차|밖에|라도|이라도|든지|요|이다|입니다|인|들|이란|이라는|라는|이며|이고|하다|하기|하는|하고|하면|하여|해요|합니다|했다|됩니다){1,2}$/;

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

export const model: LanguageModel = { isEnding: (rest) => particle.test(rest), weakWords };
