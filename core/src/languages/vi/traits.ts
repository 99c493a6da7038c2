import type { LanguageTraits } from '../language-traits.ts';

export const traits: LanguageTraits = {
	letters: { movesToneMarks: true },
};

export const functionWords = `
và hoặc hay nhưng mà thì là của cho với trong ngoài trên dưới từ đến tại ở về theo để bởi vì
nếu khi như nào gì ai đâu sao thế này đó kia các những một mỗi mọi được bị có không chưa đã
đang sẽ cũng chỉ rất hơn nhất tôi bạn anh chị em nó chúng ta họ mình vào ra lên xuống lại
rồi nên phải cần
`;
