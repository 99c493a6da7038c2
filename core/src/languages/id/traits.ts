import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { kept: '' },
	near: 'ms',
	readingLimits: { sentence: 20 },
};

export const functionWords = `
dan atau tetapi tapi namun yang untuk dari di ke pada dengan tanpa oleh dalam antara sampai
hingga sejak karena jika kalau bila ketika saat apa siapa mana bagaimana mengapa kapan
adalah ialah ini itu tersebut akan telah sudah sedang belum bisa dapat harus tidak bukan
juga hanya sangat lebih paling saya aku kamu anda dia ia kami kita mereka nya para semua
setiap seperti sebagai agar supaya ada secara serta
`;
