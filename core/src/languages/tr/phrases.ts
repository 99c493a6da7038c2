import type { PhraseLists } from '../phrase-lists.ts';

export const phrases: PhraseLists = {
	genericLinkTexts: `
		tıkla
		tıklayın
		buraya tıkla
		buraya tıklayın
		tıklayınız
		buraya tıklayınız
		burada
		buradan
		link
		bağlantı
		bu link
		bu bağlantı
		bu sayfa
		bu yazı
		daha fazla
		daha fazlası
		daha fazla bilgi
		devam
		devamı
		devamını oku
		devamını okuyun
		okumaya devam et
		oku
		incele
		detay
		detaylar
		detaylı bilgi
		ayrıntılar
		göster
		daha fazla göster
		git
		ileri
		keşfet
	`,
	vagueTitles: `
		ana sayfa
		anasayfa
		giriş
		hoş geldiniz
		hoşgeldiniz
		başlıksız
		isimsiz
		adsız
		adsız belge
		başlıksız belge
		yeni sayfa
		yeni yazı
		sayfa
		başlık
		sayfa başlığı
		sitem
		web sitem
		blogum
		web sitesi
		blog
		örnek sayfa
		deneme
		test
		test sayfası
		belge
		yakında
		yapım aşamasında
		merhaba dünya
		bir başka wordpress sitesi
		index
		home
	`,
	placeholders: `
		buraya metin gelecek
		metninizi buraya yazın
		metni buraya yazın
		buraya metin girin
		metin buraya
		başlığınızı buraya yazın
		buraya başlık girin
		içerik buraya gelecek
		bu bir örnek metindir
		bu bir deneme metnidir
		yer tutucu metin
		açıklama buraya gelecek
	`,
};
