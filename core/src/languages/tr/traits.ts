import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { partsDottedI: true },
	near: 'az',
	readingLimits: { sentence: 15 },
	ordinalDots: true,
};

export const functionWords = `
ve veya ya da de ile için gibi kadar göre sonra önce ama fakat ancak çünkü eğer ki ne nasıl
neden nerede kim hangi kaç bu şu o bunlar şunlar onlar bir her bazı tüm bütün çok daha en az
değil var yok olan olarak oldu olur olduğu olmak ise mi mı mu mü ben sen biz siz beni seni
onu bizi sizi benim senin onun bizim sizin onların kendi hem bile sadece ayrıca
`;
