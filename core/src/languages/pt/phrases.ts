import type { PhraseLists } from '../phrase-lists.ts';

export const phrases: PhraseLists = {
	genericLinkTexts: `
		aqui
		clique
		clique aqui
		clica aqui
		clicar aqui
		link
		este link
		esta página
		este artigo
		mais
		mais info
		mais informações
		mais detalhes
		ler
		ler mais
		leia mais
		leia aqui
		leia o artigo
		continuar
		continuar lendo
		continuar a ler
		continue lendo
		saiba mais
		saber mais
		ver
		ver mais
		veja mais
		veja aqui
		ver detalhes
		detalhes
		descubra mais
		ir
		mais informação
		clique para saber mais
		clique neste link
		neste link
		aqui mesmo
		veja
		leia
		ver tudo
		acesse
		acesse aqui
		conheça mais
	`,
	vagueTitles: `
		início
		página inicial
		página principal
		bem-vindo
		bem-vindos
		home
		index
		sem título
		documento sem título
		página sem título
		nova página
		novo post
		página
		título
		título da página
		meu site
		meu blog
		o meu site
		site
		blog
		página de exemplo
		teste
		página de teste
		documento
		em breve
		em construção
		mais um site wordpress
		só mais um site wordpress
		olá mundo
	`,
	placeholders: `
		seu texto aqui
		o seu texto aqui
		insira seu texto
		insira o seu texto
		insira o texto aqui
		digite seu texto aqui
		escreva o seu texto aqui
		adicione seu texto aqui
		texto de exemplo aqui
		este é um texto de exemplo
		seu título aqui
		insira o título
	`,
	emptyAltTexts: `
		imagem
		foto
		fotografia
		imagem destacada
		miniatura
		texto alternativo
		sem título
	`,
};
