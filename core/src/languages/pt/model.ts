import { withoutMarks } from '../../text/folding/marks.ts';
import { otherFirstLetters } from '../forms/first-letters.ts';
import { otherMarks } from '../forms/other-marks.ts';
import type { LanguageModel } from '../language-model.ts';
import { stem } from './stem.ts';

/** “avó” and “avô”, “maçã” and “maca”; the marks of vowels may change with the ending. */
const areOtherMarks = (one: string, other: string) =>
	one.includes('ç') !== other.includes('ç')
		? differ(one, other)
		: plainEqual(one, other) && one !== other;

const differ = otherMarks({});
const plainEqual = (one: string, other: string) => withoutMarks(one) === withoutMarks(other);

const weakWords = `
dois duas três quatro cinco seis sete oito nove dez primeiro primeira último última novo nova
novos novas bom boa melhor melhores grande grandes pequeno pequena longo curto fácil simples
mesmo mesma muito muita muitos muitas pouco pouca poucos vários tanto quase sempre nunca depois
antes então agora hoje amanhã ontem aqui ali assim ainda além enquanto tempo vez vezes dia dias
semana semanas mês meses ano anos hora minuto minutos reais coisa coisas gente pessoa pessoas
jeito maneira forma parte partes lado exemplo pergunta perguntas faz fazem feito dar dá diz
dizer ver vai vão vem vir põe fica ficar leva levar deixa usar usa buscar escolher ler leia
início menu contato compartilhar imprimir assinar artigo artigos página site comentário
comentários clique segundo cem mil milhões cento autor autora categoria categorias foto fotos
imagem imagens vídeo fonte publicado publicidade disse segunda-feira terça quarta quinta sexta
sábado domingo janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro
dezembro passado estava estavam encontrado encontrada possui
ingredientes preparo preparação avaliações produtos informações confirma
anuncia anunciam afirma alerta avisa critica defende pede revela tenta tentam quer deve devem
`;

export const model: LanguageModel = {
	weakWords,
	connectingWords: 'de do da dos das em no na com para sem à ao',
	verbEnding: /(?:tado|zado|ando|endo|indo|aram|eram|iram|avam|[^s]ou)$/,
	stem,
	changesSecondLetter: true,
	otherForms: otherFirstLetters([[/^humid/, /^umid/, 'h', '']]),
	areOtherMarks,
	clauseEnding: /(?:[aei]r|[aei]ndo|[aei]ram|avam|[^s]ou|ad[ao]|ido)$/,
	abbreviations: {
		open: 'sr sra srs dr dra prof profa eng av r ex p.ex aprox tel exmo',
		number: 'séc nº n núm pág págs p art cap fig vol',
		closing: 'etc ltda cia s.a a.c d.c',
	},
};
