import type { PhraseLists } from '../phrase-lists.ts';

export const phrases: PhraseLists = {
	genericLinkTexts: `
		aquí
		haz clic
		haz clic aquí
		haga clic aquí
		hacer clic aquí
		clic aquí
		click aquí
		pincha aquí
		pulsa aquí
		enlace
		este enlace
		esta página
		este artículo
		más
		más info
		más información
		más detalles
		leer
		leer más
		leer artículo
		seguir leyendo
		sigue leyendo
		continuar
		continuar leyendo
		ver
		ver más
		ver detalles
		saber más
		conoce más
		descubre más
		detalles
		entra aquí
		clicka aquí
		este
		empezar
		clic
		haz click aquí
		haz click
		ver aquí
		aquí mismo
		lee más
		leer aquí
		ver todo
		ir
		más aquí
	`,
	vagueTitles: `
		inicio
		página de inicio
		página principal
		principal
		portada
		bienvenido
		bienvenidos
		bienvenida
		home
		index
		sin título
		documento sin título
		página sin título
		página nueva
		nueva página
		nueva entrada
		página
		título
		título de la página
		mi sitio
		mi página
		mi blog
		sitio web
		blog
		página de ejemplo
		prueba
		test
		documento
		próximamente
		en construcción
		otro sitio realizado con wordpress
		hola mundo
	`,
	placeholders: `
		tu texto aquí
		su texto aquí
		inserta tu texto
		inserte su texto
		insertar texto aquí
		escribe aquí tu texto
		escribe tu texto aquí
		añade tu texto aquí
		texto de relleno
		texto de ejemplo aquí
		este es un texto de ejemplo
		tu título aquí
		título aquí
	`,
	emptyAltTexts: `
		imagen
		foto
		fotografía
		imagen destacada
		miniatura
		texto alternativo
		sin título
	`,
};
