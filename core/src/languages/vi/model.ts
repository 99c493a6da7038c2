import type { LanguageModel } from '../language-model.ts';

const weakWords = `
một hai ba bốn năm sáu bảy tám chín mười đầu cuối mới cũ tốt hơn nhất
lớn nhỏ dài ngắn dễ khó luôn thường ngày tuần tháng giờ phút nay mai gần
chỉ nhiều vài ít lần người điều việc phần cách ví dụ câu hỏi trang
bài viết menu tìm kiếm liên hệ chia sẻ đăng ký đọc thêm làm đi cho đến
cần lấy xem nói dùng chọn
`;

const spelledWithI: Readonly<Record<string, string>> = {
	y: 'i',
	ý: 'í',
	ỳ: 'ì',
	ỷ: 'ỉ',
	ỹ: 'ĩ',
	ỵ: 'ị',
};
const openY = /^([hklmst]|qu)([yýỳỷỹỵ])$/;

export const model: LanguageModel = {
	mayLackMarks: /\S\s+\S/,
	marksMostWords: true,
	/** “kĩ thuật” and “kỹ thuật”, “qui trình” and “quy trình”: i and y at the end of a syllable. */
	stem: (folded) =>
		folded.replace(openY, (_, start: string, vowel: string) => start + spelledWithI[vowel]!),
	changesSecondLetter: true,
	weakWords,
	abbreviations: {
		open: 'tp tt tx gs pgs ts ths bs ks kts ls nxb ubnd vd',
		number: 'tr số',
		closing: 'v.v',
	},
};
