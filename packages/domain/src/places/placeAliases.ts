/**
 * Other names of countries (by code) and of cities (by English name) that people type: everyday and former names, and
 * those of the languages of the site. Names of countries that the platform knows are not repeated.
 */
export const placeAliases: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  `
US: USA, U.S.A., America, United States of America, Amerika, Estados Unidos de América, EEUU, EE.UU., EUA, Etats-Unis, Stany, США, Америка, アメリカ, 米国, أمريكا
GB: UK, U.K., Great Britain, Britain, England, Scotland, Wales, Northern Ireland, Großbritannien, Angleterre, Inglaterra, Inghilterra, Anglia, Engeland, Англия, Британия, イギリス, 英国, إنجلترا, بريطانيا
NL: Holland, Hollande, Holanda, Olanda, Holandia, Голландия, オランダ, هولندا
AE: UAE, Emirates, Emirate, Emirats, Emiratos, Emirati, EAU, VAE, ZEA, ОАЭ, الإمارات
KR: Korea, South Korea, Republic of Korea, Südkorea, Corée, Corea, Coreia, Корея, 韓国, كوريا
CZ: Czech Republic, Tschechische Republik, République tchèque, República Checa, Repubblica Ceca, Чешская Республика
TR: Turkey, Türkiye, Turkei, Turquie, Turquía, Turchia, Turquia, Turkije, Turcja
HK: Hongkong, Hong Kong, 香港, Гонконг, هونغ كونغ
TW: Formosa, 台湾
CH: Swiss, Helvetia, Suisse, Schweiz, Svizzera
IE: Eire, Republic of Ireland
DE: Deutschland, Allemagne, Alemania, Niemcy, Duitsland
MD: Moldavia, Moldawien, Moldavie, Молдавия
VN: Viet Nam, Vietnam
RU: Russian Federation
MM: Burma
CI: Ivory Coast
MK: Macedonia
SZ: Swaziland
PH: Filipinas, Pilipinas
FI: Suomi
SE: Sverige
NO: Norge
DK: Danmark
GR: Hellas, Ελλάδα
HU: Magyarország
HR: Hrvatska
BG: България
RS: Srbija, Србија
UA: Україна
EE: Eesti
LV: Latvija
LT: Lietuva
IS: Ísland
SK: Slovensko
SI: Slovenija
RO: România
AT: Oesterreich
IN: Bharat, भारत
TH: ประเทศไทย
IL: ישראל
ZA: RSA, ЮАР
EG: Misr
New York: NYC, New York City, Nueva York, Nova York, Nova Iorque, Nowy Jork, Нью-Йорк, ニューヨーク, نيويورك
Los Angeles: LA, L.A., Los Ángeles, Лос-Анджелес, ロサンゼルス, لوس أنجلوس
Chicago: Чикаго, シカゴ, شيكاغو
Dallas: Даллас, ダラス, دالاس
Miami: Майами, マイアミ, ميامي
Seattle: Сиэтл, シアトル, سياتل
Denver: Денвер, デンバー, دنفر
Atlanta: Атланта, アトランタ, أتلانتا
Toronto: Торонто, トロント, تورونتو
Montreal: Montréal, Монреаль, モントリオール, مونتريال
Vancouver: Ванкувер, バンクーバー, فانكوفر
Mexico City: Ciudad de México, CDMX, Mexiko-Stadt, Mexico, Città del Messico, Cidade do México, Mexico-Stad, Meksyk, Мехико, メキシコシティ, مكسيكو سيتي
São Paulo: Saint Paul, San Pablo, Сан-Паулу, サンパウロ, ساو باولو
Buenos Aires: Буэнос-Айрес, ブエノスアイレス, بوينس آيرس
Santiago: Santiago de Chile, Сантьяго, サンティアゴ, سانتياغو
Bogotá: Богота, ボゴタ, بوغوتا
Lima: Лима, リマ, ليما
San José: Сан-Хосе, サンホセ, سان خوسيه
Panama City: Ciudad de Panamá, Panama-Stadt, Città di Panamá, Cidade do Panamá, Panama-Stad, Панама, パナマシティ, بنما سيتي
London: Londres, Londra, Londen, Londyn, Лондон, ロンドン, لندن
Manchester: Манчестер, マンチェスター, مانشستر
Glasgow: Глазго, グラスゴー, غلاسكو
Dublin: Dublín, Dublino, Baile Átha Cliath, Дублин, ダブリン, دبلن
Frankfurt: Frankfurt am Main, Francfort, Fráncfort, Francoforte, Frankfort, Франкфурт, フランクフルト, فرانكفورت
Berlin: Berlín, Berlino, Berlim, Berlijn, Берлин, ベルリン, برلين
Düsseldorf: Duesseldorf, Dusseldorf, Дюссельдорф, デュッセルドルフ, دوسلدورف
Amsterdam: Ámsterdam, Amsterdã, Амстердам, アムステルダム, أمستردام
Brussels: Brüssel, Bruxelles, Bruselas, Bruxelas, Brussel, Bruksela, Брюссель, ブリュッセル, بروكسل
Luxembourg: Luxemburg, Luxemburgo, Lussemburgo, Luksemburg, Люксембург, ルクセンブルク, لوكسمبورغ
Paris: París, Parigi, Parijs, Paryż, Париж, パリ, باريس
Marseille: Marseilles, Marsella, Marsiglia, Marselha, Marsylia, Марсель, マルセイユ, مارسيليا
Zurich: Zürich, Zuerich, Zúrich, Zurigo, Zurique, Zurych, Цюрих, チューリッヒ, زيورخ
Geneva: Genf, Genève, Ginebra, Ginevra, Genebra, Genewa, Женева, ジュネーブ, جنيف
Vienna: Wien, Vienne, Viena, Wenen, Wiedeń, Вена, ウィーン, فيينا
Milan: Mailand, Milán, Milano, Milão, Milaan, Mediolan, Милан, ミラノ, ميلانو
Rome: Rom, Roma, Rzym, Рим, ローマ, روما
Madrid: Madryt, Мадрид, マドリード, مدريد
Barcelona: Barcelone, Barcellona, Барселона, バルセロナ, برشلونة
Lisbon: Lissabon, Lisbonne, Lisboa, Lisbona, Lizbona, Лиссабон, リスボン, لشبونة
Stockholm: Estocolmo, Stoccolma, Sztokholm, Стокгольм, ストックホルム, ستوكهولم
Gothenburg: Göteborg, Goeteborg, Gotemburgo, Göteburg, Gotenburg, Гётеборг, Гетеборг, ヨーテボリ, غوتنبرغ
Malmö: Malmoe, Мальмё, マルメ, مالمو
Oslo: Осло, オスロ, أوسلو
Copenhagen: Kopenhagen, Copenhague, Copenaghen, København, Kopenhaga, Копенгаген, コペンハーゲン, كوبنهاغن
Helsinki: Helsingfors, Helsínquia, Хельсинки, ヘルシンキ, هلسنكي
Reykjavík: Reykjavik, Reikiavik, Reikjavik, Рейкьявик, レイキャビク, ريكيافيك
Tallinn: Tallin, Reval, Таллин, Таллинн, タリン, تالين
Riga: Rīga, Ryga, Рига, リガ, ريغا
Vilnius: Wilna, Wilno, Vilna, Вильнюс, ビリニュス, فيلنيوس
Warsaw: Warschau, Varsovie, Varsovia, Varsavia, Varsóvia, Warszawa, Варшава, ワルシャワ, وارسو
Prague: Prag, Praga, Praag, Praha, Прага, プラハ, براغ
Bratislava: Pressburg, Bratysława, Братислава, ブラチスラバ, براتيسلافا
Budapest: Budapeszt, Будапешт, ブダペスト, بودابست
Bucharest: Bukarest, Bucarest, București, Bucareste, Boekarest, Bukareszt, Бухарест, ブカレスト, بوخارست
Sofia: Sofía, Sófia, София, ソフィア, صوفيا
Athens: Athen, Athènes, Atenas, Atene, Athene, Ateny, Αθήνα, Афины, アテネ, أثينا
Zagreb: Zágreb, Zagabria, Zagrzeb, Загреб, ザグレブ, زغرب
Ljubljana: Laibach, Liubliana, Lubiana, Lublana, Любляна, リュブリャナ, ليوبليانا
Belgrade: Belgrad, Belgrado, Beograd, Београд, Белград, ベオグラード, بلغراد
Kyiv: Kiev, Kiew, Kyjiw, Kijów, Киев, Київ, キーウ, キエフ, كييف
Chișinău: Chisinau, Kischinau, Kiszyniów, Kishinev, Кишинёв, Кишинев, キシナウ, كيشيناو
Nicosia: Nikosia, Nicosie, Lefkosia, Nikozja, Никосия, ニコシア, نيقوسيا
Istanbul: İstanbul, Estambul, Istambul, Stambuł, Constantinople, Стамбул, イスタンブール, إسطنبول
Tel Aviv: Tel-Aviv, Tel Awiw, Тель-Авив, テルアビブ, تل أبيب
Dubai: Dubái, Dubaï, Dubaj, Дубай, ドバイ, دبي
Tbilisi: Tiflis, Tbilissi, Тбилиси, トビリシ, تبليسي
Johannesburg: Johannesbourg, Johannesburgo, Joburg, Йоханнесбург, ヨハネスブルグ, جوهانسبرغ
Lagos: Лагос, ラゴス, لاغوس
Nairobi: Найроби, ナイロビ, نيروبي
Cairo: Kairo, Le Caire, El Cairo, Il Cairo, Caïro, Kair, Каир, カイロ, القاهرة
Tokyo: Tokio, Tóquio, Токио, 東京, とうきょう, طوكيو
Osaka: Ōsaka, Осака, 大阪, おおさか, أوساكا
Seoul: Séoul, Seúl, Seul, Soul, Сеул, ソウル, سول
Taipei: Taipeh, Taipéi, Tajpej, Тайбэй, 台北, تايبيه
Hong Kong: Hongkong, Гонконг, 香港, هونغ كونغ
Singapore: Singapur, Singapour, Singapura, Сингапур, シンガポール, سنغافورة
Kuala Lumpur: KL, Куала-Лумпур, クアラルンプール, كوالالمبور
Bangkok: Banguecoque, Krung Thep, Бангкок, バンコク, بانكوك
Ho Chi Minh City: Saigon, Ho-Chi-Minh-Stadt, Hô-Chi-Minh-Ville, Ciudad Ho Chi Minh, Хошимин, ホーチミン, هوشي منه
Manila: Manille, Манила, マニラ, مانيلا
Jakarta: Yakarta, Giacarta, Jacarta, Dżakarta, Джакарта, ジャカルタ, جاكرتا
Mumbai: Bombay, Mumbaj, Bombaj, Мумбаи, ムンバイ, مومباي
Sydney: Sídney, Сидней, シドニー, سيدني
Melbourne: Мельбурн, メルボルン, ملبورن
Perth: Перт, パース, بيرث
Auckland: Окленд, オークランド, أوكلاند
`
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(':');
      return [
        line.slice(0, at),
        line
          .slice(at + 1)
          .split(',')
          .map((name) => name.trim()),
      ];
    }),
);
