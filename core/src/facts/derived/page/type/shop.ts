import type { TextBlock } from '../../../collected/body/text-blocks.ts';

/** “Add to cart” and what shops in other languages write on that button. */
const buying =
	/^(?:add to (?:cart|bag|basket|trolley)|buy (?:it )?now|in den (?:warenkorb|einkaufswagen)|jetzt kaufen|ajouter au panier|acheter|añadir al carrito|añadir a la cesta|comprar(?: ahora)?|aggiungi al carrello|adicionar ao carrinho|in winkelwagen|in winkelmand|dodaj do koszyka|lägg i varukorg(?:en)?|læg i kurv|lisää ostoskoriin|přidat do košíku|vložit do košíku|kosárba|sepete ekle|в корзину|добавить в корзину|カートに入れる|カートに追加|買い物かごに入れる|加入购物车|加入購物車|立即购买|장바구니(?:에 담기)?)[.!]?$/iu;

const price =
	/(?:[$€£¥₩₹]|US\$|EUR|USD|GBP|CHF|kr|zł|Kč|₽)\s?\d|\d\s?(?:[$€£¥₩₹]|円|元|원|EUR|USD|GBP|CHF|kr|zł|Kč|₽)/iu;

const longestLabel = 40;
const longestPrice = 60;

/**
 * Whether the page sells one thing, with a price and a button for it. Lists have a button for each
 * thing.
 */
export function isShop(blocks: readonly TextBlock[]): boolean {
	const { length } = blocks.filter(isButton);
	if (length === 0 || length > mostButtons) return false;
	return blocks.some(
		(block) => block.text.length <= longestPrice && isContent(block) && price.test(block.text),
	);
}

const isButton = (block: TextBlock) =>
	(block.kind === 'button' || block.linkedLength > 0) &&
	block.text.length <= longestLabel &&
	isContent(block) &&
	buying.test(block.text);

const isContent = ({ region }: TextBlock) => region === 'main' || region === 'body';

/** Some shops repeat the button below the page, or where it stays in view. */
const mostButtons = 2;
