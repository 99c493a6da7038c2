import { otherFirstLetters } from '../forms/first-letters.ts';
import type { LanguageModel } from '../language-model.ts';
import { stem } from './stem.ts';

const weakWords = `
dos tres cuatro cinco seis siete ocho nueve diez primer primera primero último última nuevo
nueva nuevos nuevas bueno buena buen mejor mejores gran grande grandes pequeño pequeña largo
corto fácil simple mismo misma mucho mucha muchos muchas poco poca pocos varios tanto tan casi
siempre nunca después antes luego entonces ahora hoy mañana ayer aquí allí así aún todavía
además tiempo vez veces día días semana semanas mes meses año años hora horas minuto minutos
euros kilómetros cosa cosas gente persona personas manera forma parte partes lado ejemplo
pregunta preguntas guarda hace hacen hecho dar da dice decir ver va van viene venir pone poner
queda llega llegar lleva llevar deja usar busca buscar elegir leer inicio menú contacto
compartir imprimir suscribirse artículo artículos página sitio web comentario comentarios clic
según cien mil millones ciento autor autora autores categoría categorías foto fotos imagen
imágenes video vídeo fuente fuentes publicado publicidad etiquetas temas noticias dijo dicen
señaló agregó quiere quiso lunes martes miércoles jueves viernes sábado domingo enero febrero
marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
ingredientes preparación reseñas productos información comunicado
anuncia anuncian advierte advierten califica considera consideró afirma asegura denuncia exige
pide piden presenta revela sesiona investiga investigar capturan detienen quería debe deben
`;

export const model: LanguageModel = {
	stem,
	otherForms: otherFirstLetters([[/^psic/, /^sic(?=o[^r]|o$)/, 'ps', 's']]),
	weakWords,
	connectingWords: 'de del la el los las en con para por al sin',
	verbEnding: /(?:tado|zado|cado|ando|iendo|aron|ieron|aban|ó)$/,
	clauseEnding:
		/(?:[aei]r|[aei]rse|[aí]an|aron|ieron|[ai]e?ndo|[^aeiou]ó|[aei]rá|[^t]ad[ao]s?|ido)$/,
	abbreviations: {
		open: 'sr sra srta sres dr dra d dña prof ing lic gral ud uds av avda pza c ej p.ej aprox tel ee',
		number: 's núm nº pág págs art cap vol fig',
		closing: 'etc uu ee.uu s.a s.l cía a.c d.c a.m p.m',
	},
};
