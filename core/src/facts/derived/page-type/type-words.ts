/**
 * Signs of a type: words that appear alone on pages of that type, on a button, as a heading or before
 * a colon, in many languages.
 */
export type TypeSign =
	| 'buy'
	| 'offer'
	| 'ingredients'
	| 'steps'
	| 'servings'
	| 'apply'
	| 'duties'
	| 'tickets'
	| 'venue'
	| 'answers'
	| 'reply'
	| 'download'
	| 'system';

const words: Readonly<Record<TypeSign, string>> = {
	buy: `add to cart|add to bag|add to basket|add to trolley|add to order|add to shopping cart|add to shopping bag|buy|buy now|buy it now|buy new|order now|purchase|pre-order|preorder|pre-order now
in den warenkorb|in den einkaufswagen|in den einkaufskorb|in die tasche|zum warenkorb hinzufügen|jetzt kaufen|kaufen|jetzt bestellen|bestellen|vorbestellen
ajouter au panier|ajouter au sac|acheter|acheter maintenant|acheter cet article|j’achète|commander
añadir al carrito|agregar al carrito|añadir a la cesta|añadir a la bolsa|añadir al carro|agregar al carro|comprar|comprar ahora|comprar ya
aggiungi al carrello|acquista|acquista ora|compra|compra ora|ordina ora
adicionar ao carrinho|adicionar à sacola|adicionar ao cesto|comprar agora
in winkelwagen|in winkelmand|in winkelmandje|in mijn winkelwagen|toevoegen aan winkelwagen|koop nu|bestel nu
dodaj do koszyka|do koszyka|kup teraz|kup|zamów
přidat do košíku|vložit do košíku|do košíku|koupit|pridať do košíka|vložiť do košíka|do košíka|kúpiť
dodaj v košarico|v košarico|naroči|dodaj u košaricu|u košaricu|dodaj u korpu|u korpu|kupi|додај у корпу
kosárba|kosárba teszem|kosárba rakom|megveszem|adaugă în coș|adauga in cos|cumpără|cumpără acum
в корзину|добавить в корзину|купить|купить сейчас|купить в 1 клик|заказать|в кошик|до кошика|додати в кошик|купити|добави в количката|добави в кошницата|купи
sepete ekle|satın al|hemen al|προσθήκη στο καλάθι|στο καλάθι|αγορά
lägg i varukorg|lägg i varukorgen|lägg i kundvagn|lägg i kundvagnen|köp|köp nu|læg i kurv|læg i kurven|køb|køb nu|legg i handlekurv|legg i handlevogn|kjøp|lisää ostoskoriin|lisää koriin|osta|osta nyt
lisa ostukorvi|lisa korvi|pievienot grozam|ielikt grozā|pirkt|į krepšelį|įdėti į krepšelį|pirkti
カートに入れる|カートに追加|カートへ入れる|カートに追加する|買い物かごに入れる|買い物カゴに入れる|かごに入れる|バッグに入れる|購入する|購入手続きへ|今すぐ買う|今すぐ購入|注文する
加入购物车|加入購物車|放入购物车|立即购买|立即購買|直接購買|장바구니|장바구니에 담기|장바구니 담기|바로구매|바로 구매|구매하기
أضف إلى السلة|أضف للسلة|إضافة إلى السلة|أضف إلى سلة التسوق|اشتر الآن|اشتري الآن|הוסף לסל|הוספה לסל|קנה עכשיו|افزودن به سبد خرید|افزودن به سبد
कार्ट में जोड़ें|अभी खरीदें|หยิบใส่ตะกร้า|หยิบใส่รถเข็น|เพิ่มลงตะกร้า|ซื้อเลย|thêm vào giỏ hàng|thêm vào giỏ|mua ngay|tambah ke keranjang|masukkan keranjang|beli sekarang`,
	offer: `in stock|out of stock|sold out|availability|available|available to ship|qty|quantity|sku|item number|item no|item code|article number|model|model number|product code|part number|mpn|upc|ean|isbn|isbn-13|asin|gtin|web code|free shipping|shipping|delivery|ships from|sold by|add to wishlist|add to wish list|add to list|add to favorites|add to favourites|add to compare|size guide|size chart|write a review|product details|product description|product information|specifications|customer reviews|price|list price|rrp|brand|manufacturer|warranty|you save|condition|choose a size|select a size|choose size|select size|color|colour|size|currently unavailable|ship to|deliver to|pickup|pickup only|delivery available|seller|make|make/manufacturer|model name/number|size / dimensions|item information|time left|starting bid|current bid|report ad|asking price
auf lager|verfügbar|verfügbarkeit|sofort lieferbar|lieferbar|ausverkauft|menge|anzahl|artikelnummer|artikel-nr|art.-nr|art-nr|artnr|lieferzeit|versand|versandkosten|auf den merkzettel|merkzettel|auf die wunschliste|produktbeschreibung|produktdetails|produktinformationen|preis|marke|hersteller|größe|technische daten|inkl. mwst|gewicht|artikel-nummer|ean-nummer|größe wählen|größe auswählen|derzeit nicht verfügbar|zustand|verhandlungsbasis|festpreis|anzeigentyp|standort|verkäufer|material|farbe
en stock|quantité|référence|réf|livraison|livraison gratuite|prix|marque|description du produit|caractéristiques|taille|ajouter à ma liste|disponibilité|actuellement indisponible|couleur|choisir une taille|choisissez votre taille|poids|informations sur le produit
en existencias|disponible|disponibilidad|cantidad|referencia|envío|envío gratis|precio|marca|talla|garantía|descripción del producto|características
disponibile|subito disponibile|disponibilità|scrivi una recensione|aggiungi alla lista desideri|aggiungi alla wishlist|prezzo solo online|dettagli|quantità|codice|spedizione|prezzo|taglia|garanzia|descrizione|caratteristiche|em estoque|em stock|quantidade|referência|código|frete|envio|preço|tamanho|descrição do produto
op voorraad|aantal|artikelnummer|levertijd|prijs|merk|maat|productomschrijving|specificaties
w magazynie|dostępny|dostępność|ilość|kod produktu|wysyłka|dostawa|cena|marka|producent|rozmiar|opis produktu|gwarancja
skladem|skladom|na objednanie|množství|množstvo|kód|kód produktu|dostupnost|dostupnosť|záruka|výrobce|výrobca|popis produktu|cena s dph|velikost|veľkosť
na zalogi|količina|šifra|razpoložljivost|proizvajalec|na skladištu|na stanju|dostupnost|proizvođač|garancija|raktáron|készleten|mennyiség|cikkszám|ár|gyártó|szállítás|în stoc|cantitate|cod produs|producător|preț|livrare
в наличии|нет в наличии|количество|артикул|код|код товара|цена|бренд|производитель|гарантия|доставка|характеристики|описание|размер|добавить в сравнение|добавить в избранное|в избранное|сравнить|в наявності|кількість|виробник|ціна|опис|наличност|наличен|производител
stokta|stokta var|adet|ürün kodu|fiyat|marka|kargo|διαθέσιμο|διαθεσιμότητα|ποσότητα|κωδικός|τιμή
i lager|antal|artikelnummer|storlek|varumärke|leverans|på lager|antall|varenummer|størrelse|levering|varastossa|määrä|tuotenumero|koko|laos|laos olemas|kogus|tootekood|noliktavā|daudzums|preces kods|sandėlyje|kiekis|prekės kodas
在庫あり|在庫|在庫切れ|数量|商品コード|商品番号|品番|型番|送料|送料無料|価格|販売価格|税込|サイズ|ブランド|メーカー|お気に入りに追加|商品説明|商品詳細|有货|库存|有貨|庫存|數量|运费|運費|价格|價格|品牌|商品编号|商品編號|型号|規格|规格|재고|수량|상품번호|상품코드|배송비|배송|판매가|브랜드|제조사|원산지|상품상세정보|상품정보
متوفر|الكمية|السعر|رمز المنتج|القياس|اختر القياس|المقاس|توصيل سريع|أضف إلى المفضلة|במלאי|כמות|מק"ט|מחיר|موجود|تعداد|قیمت|मात्रा|कीमत|สินค้าพร้อมส่ง|จำนวน|ราคา|còn hàng|số lượng|giá|stok|jumlah|harga|berat`,
	ingredients: `recipe|the recipe|rezept|das rezept|recette|la recette|receta|la receta|ricetta|la ricetta|receita|a receita|recept|het recept|przepis|opskrift|oppskrift|resepti|рецепт|レシピ|食谱|食譜|레시피|ingredients|you will need|what you need|what you’ll need|zutaten|ingrédients|ingredientes|ingredienti|ingrediënten|składniki|ingredience|suroviny|ingrediencie|sestavine|sastojci|састојци|hozzávalók|ingrediente|съставки|продукти|необходими продукти|необходимите продукти|ингредиенты|состав|продукты|інгредієнти|malzemeler|υλικά|συστατικά|ingredienser|ainekset|ainesosat|koostisosad|koostisained|sastāvdaļas|ingredientai|ingredients list|材料|材料名|食材|用料|原料|配料|主料|재료|المكونات|المقادير|مقادير|מצרכים|רכיבים|חומרים|مواد لازم|सामग्री|ส่วนผสม|วัตถุดิบ|nguyên liệu|bahan|bahan-bahan`,
	steps: `instructions|directions|method|preparation|steps|how to make it|how to prepare|preparation method|zubereitung|anleitung|so geht’s|so wird’s gemacht|préparation|étapes|les étapes|préparation de la recette|preparación|elaboración|instrucciones|pasos|modo de preparación|cómo hacer|preparazione|procedimento|modo de preparo|preparação|modo de fazer|bereiding|bereidingswijze|bereidingstijd|werkwijze|przygotowanie|sposób przygotowania|wykonanie|postup|postup přípravy|příprava|príprava|priprava|postopek|priprema|postupak|припрема|elkészítés|elkészítése|mod de preparare|preparare|начин на приготвяне|приготовление|способ приготовления|как приготовить|пошаговый рецепт|приготування|спосіб приготування|hazırlanışı|yapılışı|nasıl yapılır|εκτέλεση|οδηγίες|gör så här|instruktioner|tillagning|fremgangsmåde|sådan gør du|slik gjør du|fremgangsmåte|valmistus|ohje|valmistusohje|valmistamine|pagatavošana|gaminimas|作り方|つくり方|手順|作法|做法|步骤|步驟|만드는 법|만들기|조리순서|조리 방법|طريقة التحضير|طريقة العمل|الطريقة|אופן ההכנה|הוראות הכנה|הכנה|طرز تهیه|روش تهیه|विधि|बनाने की विधि|วิธีทำ|cách làm|các bước thực hiện|cara membuat|langkah-langkah`,
	servings: `servings|serves|yield|prep time|preparation time|cook time|cooking time|total time|ready in|calories|portionen|vorbereitungszeit|kochzeit|backzeit|arbeitszeit|zubereitungszeit|gesamtzeit|personnes|temps de préparation|temps de cuisson|temps total|raciones|porciones|tiempo de preparación|tiempo de cocción|tiempo total|comensales|porzioni|tempo di cottura|tempo di preparazione|dosi per|rendimento|tempo de preparo|porções|aantal personen|kooktijd|porcje|czas przygotowania|porce|porcie|doba přípravy|porcije|adag|porții|порции|количество порций|время приготовления|час приготування|kişilik|pişirme süresi|hazırlama süresi|μερίδες|χρόνος|portioner|annoksia|人分|分量|調理時間|所要時間|カロリー|份量|烹饪时间|분량|조리시간|인분|عدد الحصص|وقت التحضير|منות|זמן הכנה`,
	apply: `apply|apply now|apply for this job|apply online|easy apply|jetzt bewerben|bewerben|online bewerben|postuler|je postule|candidature|postular|inscribirme|aplicar|enviar candidatura|candidati|candidati ora|candidatar-se|candidate-se|solliciteer|solliciteer direct|solliciteren|aplikuj|aplikuj teraz|odpovědět|odpovědět na inzerát|jelentkezem|aplică|откликнуться|отправить резюме|відгукнутися|başvur|hemen başvur|ansök|sök jobbet|søg stillingen|søk på stillingen|hae työpaikkaa|応募する|この求人に応募する|エントリーする|申请职位|应聘|投递简历|지원하기|입사지원|قدم الآن|הגש מועמדות|ứng tuyển ngay|lamar sekarang`,
	duties: `responsibilities|key responsibilities|your responsibilities|requirements|qualifications|minimum qualifications|what you will do|what you’ll do|your profile|your tasks|job description|job type|employment type|full-time|part-time|salary|benefits|what we offer|about the role|ihre aufgaben|deine aufgaben|aufgaben|ihr profil|dein profil|anforderungen|wir bieten|vollzeit|teilzeit|stellenbeschreibung|vos missions|missions|profil recherché|votre profil|type de contrat|responsabilidades|requisitos|ofrecemos|tipo de contrato|jornada|mansioni|requisiti|offriamo|functieomschrijving|functie-eisen|wat bieden wij|obowiązki|zakres obowiązków|wymagania|oferujemy|náplň práce|požadavky|nabízíme|feladatok|elvárások|responsabilități|cerințe|обязанности|требования|условия|зарплата|вимоги|обов’язки|görev tanımı|aranan nitelikler|arbetsuppgifter|kvalifikationer|arbejdsopgaver|arbeidsoppgaver|työtehtävät|仕事内容|応募資格|給与|勤務地|雇用形態|勤務時間|待遇|岗位职责|任职要求|職務內容|담당업무|자격요건|우대사항|근무지|mô tả công việc|yêu cầu công việc|tanggung jawab|kualifikasi`,
	tickets: `tickets|buy tickets|get tickets|book tickets|register now|rsvp|tickets kaufen|tickets buchen|jetzt anmelden|billetterie|réserver|réservez|acheter des billets|comprar entradas|entradas|inscribirse|acquista biglietti|biglietti|iscriviti|comprar ingressos|ingressos|inscreva-se|bestel tickets|koop tickets|kup bilet|bilety|vstupenky|koupit vstupenky|jegyvásárlás|bilete|купить билет|билеты|квитки|bilet al|biljetter|köp biljetter|billetter|køb billet|liput|osta liput|チケット|参加申し込み|購票|购票|예매하기|تذاكر|כרטיסים`,
	venue: `venue|doors|doors open|date and time|event details|lineup|line-up|einlass|veranstaltungsort|veranstalter|beginn|lieu|date et heure|lugar|fecha y hora|luogo|data e ora|local do evento|locatie|miejsce|místo konání|helyszín|locație|место проведения|місце проведення|mekan|plats|sted|paikka|会場|開催日|開催日時|場館|场馆|地点|공연장|장소|المكان|מיקום`,
	answers: `answers|answer|best answer|accepted answer|top answer|your answer|antworten|beste antwort|réponses|meilleure réponse|respuestas|mejor respuesta|risposte|migliore risposta|respostas|melhor resposta|antwoorden|odpowiedzi|odpovědi|ответы|лучший ответ|відповіді|cevaplar|svar|vastaukset|回答|ベストアンサー|答案|답변|الإجابات|תשובות`,
	reply: `reply|quote|like|permalink|report post|antworten|zitieren|répondre|citer|responder|citar|rispondi|cita|quota|beantwoorden|citeren|odpowiedz|cytuj|odpovědět|citovat|válasz|идентификатор|ответить|цитировать|цитата|відповісти|cevapla|alıntı|svara|citera|besvar|citer|svar|vastaa|lainaa|返信|引用|回复|引用回复|回覆|답글|답변하기`,
	download: `download|download now|free download|download for windows|download for mac|get the app|install|jetzt herunterladen|herunterladen|kostenlos herunterladen|télécharger|descargar|scarica|baixar|download gratis|pobierz|stáhnout|letöltés|descarcă|скачать|скачать бесплатно|завантажити|indir|ladda ner|hent|last ned|lataa|ダウンロード|無料ダウンロード|下载|立即下载|免费下载|下載|다운로드|تحميل|הורדה|tải về|unduh`,
	system: `version|latest version|system requirements|operating system|os|platform|license|file size|developer|publisher|release notes|betriebssystem|lizenz|dateigröße|entwickler|systemanforderungen|configuration requise|système d’exploitation|licence|éditeur|sistema operativo|requisitos del sistema|licencia|desarrollador|requisiti di sistema|licenza|sistema operacional|licença|system operacyjny|licencja|operační systém|licence|версия|операционная система|лицензия|разработчик|系统要求|版本|操作系统|対応os|バージョン|버전|운영체제`,
};

/** A longer text is a sentence. */
const longestLabel = 40;
const longestLine = 120;
const shortestPhrase = 10;

const none: readonly TypeSign[] = [];

/**
 * The signs of a short text: the whole text, what comes before its colon, or the beginning of a
 * button.
 */
export function typeSignsOf(text: string, isButton: boolean): readonly TypeSign[] {
	if (text.length > longestLine || text.length < 2) return none;
	const colon = colonIn(text);
	if (colon > longestLabel) return none;
	if (colon >= 0 || text.length <= longestLabel) {
		const known = signsOfLabel(colon < 0 ? text : text.slice(0, colon));
		if (known) return known;
	}
	return isButton && beginsWithBuying(text) ? onlyBuying : none;
}

function signsOfLabel(label: string): readonly TypeSign[] | undefined {
	const shape = shapeOf(label);
	// Nearly all texts have another length or letter.
	if (shape && !shapes().has(shape)) return;
	const words = label.toLowerCase();
	return wordSigns().get(isBare(words) ? words : withoutSigns(words));
}

/** First letter, alike in both cases, and length; zero for a text that letters do not enclose. */
function shapeOf(label: string): number {
	const first = label.charCodeAt(0) | 32;
	const last = label.charCodeAt(label.length - 1) | 32;
	return first <= letterZ && isLetter(first) && isLetter(last)
		? first * longestLine + label.length
		: 0;
}

const letterZ = 122;

function colonIn(text: string): number {
	const at = text.indexOf(':');
	return at >= 0 ? at : text.indexOf('：');
}

/** Letters at both ends leave nothing to remove; most labels are like this. */
const isBare = (label: string) =>
	isLetter(label.charCodeAt(0)) && isLetter(label.charCodeAt(label.length - 1));
const isLetter = (code: number) => (code >= 97 && code <= 122) || code > 0xbf;

const onlyBuying: readonly TypeSign[] = ['buy'];

const beginsWithBuying = (text: string) => {
	const phrases = beginnings().get(text.slice(0, 3).toLowerCase());
	if (!phrases) return false;
	const words = text.slice(0, longestLabel).toLowerCase();
	return phrases.some((phrase) => words.startsWith(phrase));
};

/** The words of a label without arrows and punctuation around them, up to a number. */
function withoutSigns(label: string): string {
	let start = 0;
	let end = 0;
	while (end < label.length && !isDigit(label.charCodeAt(end))) end++;
	while (end > 0 && !isLetter(label.charCodeAt(end - 1)) && label[end - 1] !== '"') end--;
	while (start < end && !isLetter(label.charCodeAt(start))) start++;
	const words = label.slice(start, end);
	return words.includes("'") ? words.replaceAll("'", '’') : words;
}

const isDigit = (code: number) => code >= 48 && code <= 57;

const wordSigns = once(() =>
	grouped(
		(Object.entries(words) as [TypeSign, string][]).flatMap(([sign, list]) =>
			list.split(/[|\n]/).map((word) => [word, sign] as const),
		),
	),
);

const shapes = once(() => new Set([...wordSigns().keys()].map(shapeOf)));

/** Phrases of several words that begin longer texts of buttons, by their first letters. */
const beginnings = once(() =>
	grouped(
		words.buy
			.split(/[|\n]/)
			.filter((phrase) => phrase.length >= shortestPhrase)
			.map((phrase) => [phrase.slice(0, 3), phrase] as const),
	),
);

/** Built with the first page. */
function once<Value>(create: () => Value): () => Value {
	let value: Value | undefined;
	return () => {
		value ??= create();
		return value;
	};
}

function grouped<Value>(entries: readonly (readonly [string, Value])[]): Map<string, Value[]> {
	const groups = new Map<string, Value[]>();
	for (const [key, value] of entries) {
		const group = groups.get(key);
		if (group) group.push(value);
		else groups.set(key, [value]);
	}
	return groups;
}
