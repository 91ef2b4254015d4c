// Chinese surnames of one character, in simplified and traditional writing. Many are also ordinary words.

export const CHINESE_SURNAMES: ReadonlySet<string> = new Set(
  `赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏窦章苏潘葛范彭郎鲁韦马苗方俞任袁柳唐罗薛雷贺倪汤滕殷毕郝邬安常乐于傅皮卞齐康伍余顾孟黄穆萧尹姚邵汪祁毛狄米贝明臧戴宋庞熊纪舒屈项祝董梁杜阮蓝闵季贾路江童颜郭梅盛林
  刁钟徐邱骆高夏蔡田樊胡凌霍虞万支柯管卢莫房裘缪解应宗丁宣邓郁单杭洪包诸左石崔吉龚程邢裴陆荣翁荀羊甄曲封储靳段焦巴牧车侯班秋仲伊宁仇甘武符刘景詹龙叶幸司黎薄白蒲鄂索赖卓蔺屠蒙池乔阴翟谭申冉雍桑桂牛尚庄晏柴瞿阎连习向古易廖耿欧匡文寇广聂敖冷辛简饶曾关
  趙錢孫吳鄭馮陳衛蔣韓楊許呂張嚴華謝鄒竇蘇範魯韋馬羅賀湯畢鄔樂齊顧黃蕭龐紀項閔賈顏鍾駱盧單諸陸榮龔靳車劉葉喬陰龍賴藺譚莊閻連習聶饒關歐簡`.replace(
    /\s/gu,
    '',
  ),
);
