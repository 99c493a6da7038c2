import type { LanguageModel } from '../language-model.ts';

/**
 * Number and case, after Ramanathan and Rao, A Lightweight Stemmer for Hindi (2003), but without
 * gender: लड़की is not लड़का.
 */
const stem = (folded: string) =>
	folded
		.replace(/य([ीे])$/, (_, vowel: string) => (vowel === 'ी' ? 'ई' : 'ए'))
		.replace(/(?<=.)इय(?:ाँ|ां|ों)$/, 'ई')
		.replace(/(?<=..)(?:ियाँ|ियां|ियों)$/, 'ी')
		.replace(/(?<=..)(?:ाओं|ाएं|ाएँ|ों|ें|े|ा)$/, '');

/** “कमरे” belongs to “कमरा”, “कमर” has no such form. */
const endsInA = /[ाे]$/;
const hasPlural = /(?:ों|ओं|ें|एं|एँ)$/;
const areForms = (one: string, other: string) =>
	hasPlural.test(one) || hasPlural.test(other) || endsInA.test(one) === endsInA.test(other);

const weakWords = `
एक दो तीन चार पांच छह सात आठ नौ दस पहला पहली पहले दूसरा दूसरी दूसरे नया नई नए पुराना पुरानी
पुराने अच्छा अच्छी अच्छे बड़ा बड़ी बड़े छोटा छोटी छोटे ज्यादा कम थोड़ा थोड़ी बहुत सबसे सही जरूरी
लंबा आसान दिन दिनों रात सुबह शाम महीने महीना साल सालों घंटे घंटा मिनट बार समय लोग लोगों चीज
चीजें तरह तरीका बात रुपये आज कल अब यहां वहां कभी हमेशा साथ साथी करें करना करके करते करने करता
होता होती होते होना होने रहें रहे रहता देना देते लेना लेते लें दें डालें डालकर मिलाएं बनाएं बनता
बनती बनाने जाता जाती जाते आता आती आते चाहिए सकते सकता सकती मिलता मिलती पढ़ें पढ़ना देखें देखना
खोजें और अधिक मेनू शेयर साझा प्रिंट होम संपर्क सदस्यता लेख पेज वेबसाइट क्लिक सवाल जवाब शुरू
सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त
सितंबर अक्टूबर नवंबर दिसंबर
`;

export const model: LanguageModel = {
	stem,
	areForms,
	changesSecondLetter: true,
	weakWords,
	connectingWords: 'का के की में से पर लिए',
	abbreviations: {
		open: 'डॉ प्रो पं श्री स्व',
		number: 'सं क्र पृ',
		closing: 'रु ई',
	},
};
