import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { partsDottedI: true },
	near: 'tr',
};

export const functionWords = `
və ya da də ilə üçün kimi qədər görə sonra əvvəl amma lakin çünki əgər ki nə necə niyə
harada kim hansı neçə bu o bunlar onlar bir hər bəzi bütün çox daha ən az deyil var yox olan
olaraq oldu olur isə mən sən biz siz mənim sənin onun bizim sizin öz həm yalnız
`;
